import { randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../src/server/env'

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const PASSWORD_LENGTH = 20

/** Generates a password for a demo account. */
export function makePassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Writes the generated logins to a file in the data folder, readable only by its owner. */
export async function writeLogins(file: string, lines: string[]): Promise<void> {
  if (lines.length === 0) return
  const folder = path.resolve(env().FULLCOURT_DATA_DIR)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, file), `${lines.join('\n')}\n`, { mode: 0o600 })
}
