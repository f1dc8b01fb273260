import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readJson } from '../../lib/files.mjs'

/** A busy machine slows tests down, so durations increase slowly and decrease at once. */
const GROWTH = 1.25

/**
 * Returns the known durations of test files: those of earlier runs, updated from the reports of the last run. Failed files are
 * ignored.
 * @param {{ root: string, kept: string }} folders
 * @returns {(file: string) => number | undefined} seconds
 */
export function readSeconds({ root, kept }) {
  const note = join(kept, 'seconds.json')
  const report = (layer) => readJson(join(root, 'reports', `${layer}.json`))
  const fresh = [
    ...vitestFiles(report('unit'), root),
    ...vitestFiles(report('int'), root),
    ...playwrightFiles(report('e2e')),
  ]
  const all = readJson(note) ?? {}
  for (const [file, seconds] of fresh) all[file] = Math.min(seconds, GROWTH * (all[file] ?? seconds))
  mkdirSync(kept, { recursive: true, mode: 0o711 })
  writeFileSync(note, JSON.stringify(all))
  return (file) => all[file]
}

function vitestFiles(report, root) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'passed')
    .map(({ name, startTime, endTime }) => [relative(root, name).split(sep).join('/'), (endTime - startTime) / 1000])
}

function playwrightFiles(report) {
  const sums = new Map()
  for (const { file, ok, tests } of (report?.suites ?? []).flatMap(specsOf)) {
    const seconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0)
    // A file that failed in one report is ignored in all of them.
    sums.set(file, ok ? (sums.get(file) ?? 0) + seconds : NaN)
  }
  return [...sums].filter(([, seconds]) => seconds >= 0).map(([file, seconds]) => [`tests/${file}`, seconds])
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}
