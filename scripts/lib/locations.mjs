import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the clone, absolute. */
export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..')

/** Absolute path of something inside the clone. */
export function inRoot(...parts) {
  return join(ROOT, ...parts)
}

/**
 * The folder that holds everything this machine generated: database, secrets, logins. Absolute.
 * @param {Record<string, string | undefined>} [env]
 */
export function dataDir(env = process.env) {
  return resolve(ROOT, env.FULLCOURT_DATA_DIR || '.data')
}

/**
 * Where Next puts its build: tests build beside a running site, never over it. Relative to the clone.
 * @param {Record<string, string | undefined>} [env]
 */
export function distDir(env = process.env) {
  return env.NEXT_DIST_DIR || '.next'
}
