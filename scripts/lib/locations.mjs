import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute path of the clone. */
export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..')

/** Returns the absolute path of a file in the clone. */
export function inRoot(...parts) {
  return join(ROOT, ...parts)
}

/**
 * Returns the absolute path of the folder for everything generated on this machine: database, secrets, logins.
 * @param {Record<string, string | undefined>} [env]
 */
export function dataDir(env = process.env) {
  return resolve(ROOT, env.FULLCOURT_DATA_DIR || '.data')
}

/**
 * Returns the folder of Next's build, relative to the clone. Tests use their own, so that they never overwrite the build of a
 * running site.
 * @param {Record<string, string | undefined>} [env]
 */
export function distDir(env = process.env) {
  return env.NEXT_DIST_DIR || '.next'
}
