import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { runQuietly } from './child.mjs'
import { step } from './progress.mjs'
import { ExpectedError } from './expected-error.mjs'

/**
 * Returns the program of an environment variable.
 * @param {string} setting such as PLAYWRIGHT_CHROMIUM
 * @returns {string | undefined} undefined when it is not set
 * @throws {ExpectedError} when its value is not a program
 */
export function namedProgram(setting) {
  const named = process.env[setting]
  if (!named || isProgram(named)) return named || undefined
  throw new ExpectedError(`${setting} names ${named}, which is no program. Correct or remove it.`)
}

/** Returns the first of these programs that exists on this machine; each is a name or an absolute path. */
export function findInstalled(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(isProgram)
}

/**
 * Installs a program from the system's packages, if this process has the permission.
 * @param {string} name of the package, and of its program
 * @param {string} title of the program, for messages
 * @returns {Promise<string | undefined>} its path, or undefined when the installation failed
 */
export async function installFromSystem(name, title) {
  if (process.getuid?.() !== 0 || !hasAptGet()) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => runQuietly('apt-get', args, { env, failure: `${title} could not be installed.` })
  try {
    await step(`Installing ${title}`, async () => {
      await apt('update')
      await apt('install', '-y', '--no-install-recommends', name)
    })
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
  }
  return findInstalled([name])
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function hasAptGet() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
