import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson } from '../../lib/files.mjs'

/** @typedef {import('./verdict.mjs').Tried} Tried */

/** Returns the file with the results of a sample. @param {string} folder @param {{ seed: string, within: string }} sample */
export function resultsFile(folder, { seed, within }) {
  return join(folder, `${encodeURIComponent([seed, within].filter(Boolean).join(' '))}.sample.json`)
}

/**
 * Opens the results of a sample, which may be run in several parts. Each result is written at once, so that a stopped run loses
 * none.
 * @param {string} file @param {import('./sources.mjs').Mutant[]} sample from its first mutant to the last one of this part
 * @param {number} from the place of this part in the sample; 0 starts the file again
 */
export function openResults(file, sample, from) {
  const keys = new Set(sample.map(keyOf))
  // Mutants of an earlier state of the code are no part of the sample.
  const earlier = ((from > 0 && readJson(file)) || []).filter((one) => keys.has(keyOf(one)))
  const results = new Map(earlier.map((one) => [keyOf(one), one]))
  mkdirSync(dirname(file), { recursive: true })
  return {
    /** @param {Tried} one */
    add(one) {
      results.set(keyOf(one), one)
      writeFileSync(file, JSON.stringify([...results.values()], null, 1))
    },
    /** @returns {Tried[]} */
    all: () => [...results.values()],
  }
}

function keyOf({ file, start, end, operator, text }) {
  return JSON.stringify([file, start, end, operator, text])
}
