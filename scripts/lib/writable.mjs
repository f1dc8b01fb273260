import { access, constants, mkdir } from 'node:fs/promises'
import { ExpectedError } from './expected-error.mjs'

/**
 * Creates a folder if there is none, and checks that this process may write to it.
 * @param {string} folder
 * @throws {ExpectedError} when it may not
 */
export async function requireWritable(folder) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o711 })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new ExpectedError(
      `Fullcourt may not write to ${error.path ?? folder}. Give your user that right or clone it into a folder of your own.`,
    )
  }
}
