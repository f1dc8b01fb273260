import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The demo staff's logins that the seed wrote for this machine.
 * @returns {{ file: string, lines: string[] } | undefined} undefined when there are none
 */
export function readLogins(dataDir) {
  const file = join(dataDir, 'staff-logins.txt')
  try {
    return { file, lines: readFileSync(file, 'utf8').trimEnd().split('\n') }
  } catch {
    return undefined
  }
}
