import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot } from '../lib/locations.mjs'
import { Stop } from '../lib/stop.mjs'

/**
 * A small error that a programmer might make in one line.
 * @typedef {object} Fault
 * @property {string} room the file in tests/faults that defines it
 * @property {string} name a sentence: what would go wrong and for whom
 * @property {string} file path, relative to the clone
 * @property {string} before occurs exactly once in the file
 * @property {string} after
 * @property {{ layer: 'unit' | 'int', file: string }} caughtBy the test that must fail
 */

const FOLDER = inRoot('tests', 'faults')

/** Returns all faults in tests/faults, file by file. @returns {Promise<Fault[]>} */
export async function readFaults() {
  const files = (await readdir(FOLDER)).filter((file) => extname(file) === '.mjs').sort()
  const rooms = files.map(async (file) => {
    const { faults } = await import(pathToFileURL(join(FOLDER, file)).href)
    return faults.map((fault) => ({ room: basename(file, '.mjs'), ...fault }))
  })
  return (await Promise.all(rooms)).flat()
}

/**
 * Returns the faults of these files, or with these words in their names; all of them without arguments.
 * @param {Fault[]} faults @param {string[]} names @throws {Stop} naming the arguments that match no fault
 */
export function chooseFaults(faults, names) {
  const unknown = names.filter((name) => !faults.some((fault) => isCalled(fault, name)))
  if (unknown.length > 0) throw new Stop(`No fault and no room of tests/faults is called “${unknown.join('”, “')}”.`)
  return names.length === 0 ? faults : faults.filter((fault) => names.some((name) => isCalled(fault, name)))
}

/** Applies a fault to a source text; null when the text to replace does not occur exactly once. */
export function plant(source, { before, after }) {
  const parts = source.split(before)
  return parts.length === 2 ? parts.join(after) : null
}

function isCalled({ room, name }, wanted) {
  return room === wanted || name.toLowerCase().includes(wanted.toLowerCase())
}
