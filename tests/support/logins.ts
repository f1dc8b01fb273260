import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the demo login that the seed wrote for this role. */
export function readLogin(role: string): { email: string; password: string } {
  const file = path.join(process.env.FULLCOURT_DATA_DIR!, 'staff-logins.txt')
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(role))
  const [, email = '', password = ''] = line?.trim().split(/\s+/) ?? []
  return { email, password }
}

/** Returns everything the server has logged so far. */
export function readServerLog(): string {
  return readFileSync(process.env.FULLCOURT_SERVER_LOG!, 'utf8')
}

/** Returns the last errors in the server log, one per line. */
export function lastServerErrors(): string {
  const errors = readServerLog()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
  return errors
    .slice(-5)
    .map((line) => line.slice(0, 1000))
    .join('\n')
}
