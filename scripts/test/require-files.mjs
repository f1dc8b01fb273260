import { existsSync } from 'node:fs'
import { ExpectedError } from '../lib/expected-error.mjs'
import { inRoot } from '../lib/locations.mjs'

/**
 * Checks the list of a run of some of the tests, which would otherwise leave out a renamed file without a word.
 * @param {string} script the file with the list @param {string[]} files from the root
 * @throws {ExpectedError} for a file that does not exist
 */
export function requireFiles(script, files) {
  const missing = files.filter((file) => !existsSync(inRoot(file)))
  if (missing.length > 0) throw new ExpectedError(`${script} names missing files: ${missing.join(', ')}`)
}
