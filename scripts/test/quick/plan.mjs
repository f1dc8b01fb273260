import { readTree, stepsFrom } from '../import-graph.mjs'
import { linkTree } from './links.mjs'
import { listFrames } from './routes.mjs'
import { select } from './selection.mjs'

/** The layers with their file names, their time budget in seconds (sequentially), and the assumed duration of a new file. */
const LAYERS = {
  unit: { files: /^(src|collections|scripts|seed)\/.*\.test\.tsx?$/, budget: 40, guess: 0.5 },
  int: { files: /^tests\/int\/(isolated\/)?[^/]+\.test\.ts$/, budget: 50, guess: 5 },
  e2e: { files: /^tests\/(e2e|http)\/.*\.(e2e|http)\.ts$/, budget: 80, guess: 12 },
}

/** Tests of the layout of all pages: site, film room, admin. */
const JOURNEYS = ['tests/e2e/chrome.e2e.ts', 'tests/e2e/journey.e2e.ts', 'tests/e2e/film-season.e2e.ts']
/** Tests of what most integration tests depend on: forms, permissions, transactions. */
const GROUND = ['tests/int/submissions.test.ts', 'tests/int/access-fields.test.ts', 'tests/int/transactions.test.ts']
/** Tests of the access to collections and to fields. The first takes a quarter of its layer's time. */
const ACCESS = { collections: ['tests/int/access.test.ts'], fields: ['tests/int/access-fields.test.ts'] }

/** Files that every page needs besides its layouts. */
const SERVER = ['scripts/serve.mjs', 'src/instrumentation.ts', 'next.config.ts', 'postcss.config.mjs']
/** Files without importers on which everything depends. */
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
 * Selects the tests for a change.
 * @param {ReturnType<typeof readSources>} sources @param {string[]} change
 * @param {(file: string) => number | undefined} secondsOf
 * @returns {{ unit: Selection, int: Selection, e2e: Selection, schema: boolean }} `schema`: whether the change affects
 * collections
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
