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
/** Who may do what with which collection, and with which of its fields. The first is a quarter of its layer. */
const ACCESS = { collections: ['tests/int/access.test.ts'], fields: ['tests/int/access-fields.test.ts'] }

/** What every page needs beside its layouts. */
const SERVER = ['scripts/serve.mjs', 'src/instrumentation.ts', 'next.config.ts', 'postcss.config.mjs']
/** What no import leads to, and everything is made of. */
const EVERYWHERE =
  /^(package(-lock)?\.json|tsconfig\.json|(vitest|playwright)\.config\.ts|src\/migrations\/.*|seed\/.*(?<!\.test\.ts))$/
const MIGRATION = /^src\/migrations\//
const SCHEMA =
  /^(collections\/|src\/migrations\/|src\/payload-types\.ts|(src|scripts)\/database-tables\.ts|payload\.config\.ts|docs\/roles\.md)/

/**
 * Reads the clone once, for any number of plans.
 * @param {string} root @param {string[]} files relative to it
 */
export function readSources(root, files) {
  const tree = readTree(
    root,
    files.filter((file) => !MIGRATION.test(file)),
  )
  return { tree, graph: linkTree(tree) }
}

/**
 * Chooses what a change is to be tested with.
 * @param {ReturnType<typeof readSources>} sources @param {string[]} change
 * @param {(file: string) => number | undefined} secondsOf
 * @returns {{ unit: Selection, int: Selection, e2e: Selection, schema: boolean }} `schema`: whether collections are made of it
 * @typedef {import('./selection.mjs').Selection} Selection
 */
export function makePlan({ tree, graph }, change, secondsOf) {
  const frame = stepsFrom(graph, [...listFrames(tree.files), ...SERVER])
  const selections = Object.entries(LAYERS).map(([layer, { files: pattern, budget, guess }]) => {
    const tests = [...tree.facts.keys()].filter((file) => pattern.test(file))
    const first = (file, reached) =>
      firstFor(layer, file, { isFrame: frame.has(file), isWide: reached > tests.length / 2 })
    return [
      layer,
      select({ graph, tests, changed: change, budget, secondsOf: (file) => secondsOf(file) ?? guess, first }),
    ]
  })
  const schema = stepsFrom(tree.graph, ['collections/index.ts'])
  return { ...Object.fromEntries(selections), schema: change.some((file) => schema.has(file) || SCHEMA.test(file)) }
}

function firstFor(layer, file, { isFrame, isWide }) {
  const isEverywhere = EVERYWHERE.test(file)
  if (layer === 'e2e') return isFrame || isWide || isEverywhere ? JOURNEYS : []
  if (layer !== 'int') return []
  if (/^collections\/(hooks|fields)\//.test(file)) return ACCESS.fields
  if (file.startsWith('collections/')) return [...ACCESS.fields, ...ACCESS.collections]
  return isWide || isEverywhere ? GROUND : []
}
