import { readFileSync } from 'node:fs'
import { chmod, rename, writeFile } from 'node:fs/promises'

/** Returns the parsed content of a JSON file, undefined when the file is missing or incomplete. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes a JSON file atomically, readable only by its owner. */
export async function writeSecretJson(file, value) {
  const partial = `${file}.${process.pid}`
  await writeFile(partial, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  await chmod(partial, 0o600)
  await rename(partial, file)
}
