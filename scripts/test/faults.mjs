import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot } from '../lib/locations.mjs'
import { Stop } from '../lib/stop.mjs'

/**
 * What a tired programmer might do to one line.
 * @typedef {object} Fault
 * @property {string} room the file of tests/faults that it stands in
 * @property {string} name a sentence: what would go wrong for whom
 * @property {string} file where, from the root of the clone
 * @property {string} before stands there once
 * @property {string} after
 * @property {{ layer: 'unit' | 'int', file: string }} caughtBy the test that turns red
 */

const FOLDER = inRoot('tests', 'faults')

/** Every fault of tests/faults, room by room. @returns {Promise<Fault[]>} */
export async function readFaults() {
  const files = (await readdir(FOLDER)).filter((file) => extname(file) === '.mjs').sort()
  const rooms = files.map(async (file) => {
    const { faults } = await import(pathToFileURL(join(FOLDER, file)).href)
    return faults.map((fault) => ({ room: basename(file, '.mjs'), ...fault }))
  })
  return (await Promise.all(rooms)).flat()
}

/**
 * The faults of these rooms, or with these words in their names; all of them when nothing is asked for.
 * @param {Fault[]} faults @param {string[]} names @throws {Stop} naming what no fault is called
 */
export function chooseFaults(faults, names) {
  const unknown = names.filter((name) => !faults.some((fault) => isCalled(fault, name)))
  if (unknown.length > 0) throw new Stop(`No fault and no room of tests/faults is called “${unknown.join('”, “')}”.`)
  return names.length === 0 ? faults : faults.filter((fault) => names.some((name) => isCalled(fault, name)))
}

/** The source with the fault in it; null when what it changes does not stand there exactly once. */
export function plant(source, { before, after }) {
  const parts = source.split(before)
  return parts.length === 2 ? parts.join(after) : null
}

function isCalled({ room, name }, wanted) {
  return room === wanted || name.toLowerCase().includes(wanted.toLowerCase())
}
