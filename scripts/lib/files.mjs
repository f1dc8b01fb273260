import { readFileSync } from 'node:fs'
import { chmod, rename, writeFile } from 'node:fs/promises'

/** The parsed content of a JSON file, undefined when the file is missing or half written. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes a JSON file that only its owner may read, whole or not at all. */
export async function writeSecretJson(file, value) {
  const partial = `${file}.${process.pid}`
  await writeFile(partial, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  await chmod(partial, 0o600)
  await rename(partial, file)
}
