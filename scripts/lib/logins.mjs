import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the logins of the demo staff that the seed wrote for this machine.
 * @returns {{ file: string, lines: string[] } | undefined} undefined when there are none
 */
export function readLogins(dataDir) {
  return readList(dataDir, 'staff-logins.txt')
}

/**
 * Returns the demo login of one role.
 * @throws {TypeError} when the seed has not written it
 */
export function findLogin(dataDir, role) {
  const [, email, password] = readLogins(dataDir)
    .lines.find((line) => line.startsWith(role))
    .split(/\s+/)
  return { email, password }
}

/**
 * Returns the access codes of demo members that the seed wrote for this machine: the first of each role.
 * @returns {{ file: string, lines: string[] } | undefined} undefined when there are none
 */
export function readMemberCodes(dataDir) {
  const list = readList(dataDir, 'member-codes.txt')
  const roleOf = (line) => line.split(' ')[0]
  const isFirst = (line, index, all) => all.findIndex((other) => roleOf(other) === roleOf(line)) === index
  return list && { ...list, lines: list.lines.filter(isFirst) }
}

function readList(dataDir, name) {
  const file = join(dataDir, name)
  try {
    return { file, lines: readFileSync(file, 'utf8').trimEnd().split('\n') }
  } catch {
    return undefined
  }
}
