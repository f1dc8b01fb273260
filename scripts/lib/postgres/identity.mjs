import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { ExpectedError } from '../expected-error.mjs'

/** @typedef {{ uid?: number, gid?: number }} Identity the user that runs PostgreSQL; empty: the user of this process */

/**
 * Returns the user that runs PostgreSQL, which refuses to run as root. For root it is the owner of an existing cluster, else
 * the system user `postgres`, which is created when missing; other users run it themselves.
 * @param {string} cluster the cluster's folder, which may not exist yet
 * @returns {Identity}
 * @throws {ExpectedError} when the user is missing and cannot be created
 */
export function databaseIdentity(cluster) {
  if (process.getuid?.() !== 0) return {}
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return lookUp() ?? createUser()
}

/** Returns whether this user can run the program: it has access to all parent folders and the libraries load. */
export function canRun(program, identity) {
  return spawnSync(program, ['--version'], { ...identity, cwd: '/', stdio: 'ignore' }).status === 0
}

/** Returns whether this user has access to the folder. */
export function canEnter(folder, identity) {
  if (identity.uid === undefined) return true
  return (
    spawnSync(process.platform === 'win32' ? 'cmd' : '/bin/sh', ['-c', 'cd "$0"', folder], {
      ...identity,
      cwd: '/',
      stdio: 'ignore',
    }).status === 0
  )
}

function lookUp() {
  const ask = (flag) => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}

function createUser() {
  const attempts = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
    ['adduser', ['-S', '-D', '-H', 'postgres']],
  ]
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: 'ignore' })
    const made = lookUp()
    if (made) return made
  }
  throw new ExpectedError(
    'PostgreSQL does not run as root and the user "postgres" could not be made. Run Fullcourt as an ordinary user.',
  )
}
