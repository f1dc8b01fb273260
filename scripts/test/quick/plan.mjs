import { readTree, stepsFrom } from '../import-graph.mjs'
import { linkTree } from './links.mjs'
import { listFrames } from './routes.mjs'
import { select } from './selection.mjs'

/** The layers by the names of their files; how long they may take, one after the other; how long one takes that is new. */
const LAYERS = {
  unit: { files: /^(src|collections|scripts|seed)\/.*\.test\.tsx?$/, budget: 40, guess: 0.5 },
  int: { files: /^tests\/int\/(isolated\/)?[^/]+\.test\.ts$/, budget: 50, guess: 5 },
  e2e: { files: /^tests\/(e2e|http)\/.*\.(e2e|http)\.ts$/, budget: 80, guess: 12 },
}

/** Journeys through what stands around every page: site, film room, back office. */
const JOURNEYS = ['tests/e2e/chrome.e2e.ts', 'tests/e2e/journey.e2e.ts', 'tests/e2e/film-season.e2e.ts']
/** What nearly everything in the integration tests stands on: forms, rights, transactions. */
const GROUND = ['tests/int/submissions.test.ts', 'tests/int/access-fields.test.ts', 'tests/int/transactions.test.ts']
/** Who may do what with which collection. */
const ACCESS = ['tests/int/access.test.ts', 'tests/int/access-fields.test.ts']

/** What every page needs beside its layouts. */
const SERVER = ['scripts/serve.mjs', 'src/instrumentation.ts', 'next.config.ts', 'postcss.config.mjs']
/** What no import leads to, and everything is made of. */
const EVERYWHERE =
  /^(package(-lock)?\.json|tsconfig\.json|(vitest|playwright)\.config\.ts|src\/migrations\/.*|seed\/.*(?<!\.test\.ts))$/
const WITHOUT_GRAPH = /^src\/migrations\//

/**
 * Chooses what a change is to be tested with.
 * @param {{ root: string, files: string[], change: string[], secondsOf: (file: string) => number | undefined }} options
 * `files`: all of the clone
 * @returns {{ unit: Selection, int: Selection, e2e: Selection, schema: boolean }} `schema`: whether collections are made of it
 * @typedef {import('./selection.mjs').Selection} Selection
 */
export function makePlan({ root, files, change, secondsOf }) {
  const tree = readTree(
    root,
    [...new Set([...files, ...change])].filter((file) => !WITHOUT_GRAPH.test(file)),
  )
  const graph = linkTree(tree)
  const frame = stepsFrom(graph, [...listFrames(tree.files), ...SERVER])
  const selections = Object.entries(LAYERS).map(([layer, { files: pattern, budget, guess }]) => {
    const tests = [...tree.files].filter((file) => pattern.test(file) && tree.facts.has(file))
    const isWide = (reached) => reached > tests.length / 2
    const first = (file, reached) => firstFor(layer, file, { isFrame: frame.has(file), isWide: isWide(reached) })
    const seconds = (file) => secondsOf(file) ?? guess
    return [layer, select({ graph, tests, changed: change, budget, secondsOf: seconds, first })]
  })
  const schema = stepsFrom(tree.graph, ['collections/index.ts'])
  return { ...Object.fromEntries(selections), schema: change.some((file) => schema.has(file) || isSchema(file)) }
}

function firstFor(layer, file, { isFrame, isWide }) {
  const isEverywhere = EVERYWHERE.test(file)
  if (layer === 'e2e') return isFrame || isWide || isEverywhere ? JOURNEYS : []
  if (layer !== 'int') return []
  if (file.startsWith('collections/')) return ACCESS
  return isWide || isEverywhere ? GROUND : []
}

function isSchema(file) {
  return /^(collections\/|src\/migrations\/|src\/payload-types\.ts|payload\.config\.ts|docs\/roles\.md)/.test(file)
}
