import { rm } from 'node:fs/promises'
import { ROOT, inRoot } from '../../lib/locations.mjs'
import { Stop } from '../../lib/stop.mjs'
import { TEST_DIST_DIR } from '../../lib/throwaway.mjs'
import { timed } from '../clock.mjs'
import { CHROMIUM_ONLY, buildForTests, runEndToEnd } from '../e2e-layer.mjs'
import { checkFormat, checkGenerated, checkTypes, lint } from '../static-checks.mjs'
import { runIntegration, runUnit } from '../vitest-layers.mjs'
import { findChange, listFiles } from './change.mjs'
import { readSeconds } from './file-seconds.mjs'
import { KEPT } from './kept.mjs'
import { keptTemplate } from '../kept-template.mjs'
import { makePlan, readSources } from './plan.mjs'
import { describeChange, describeSelection } from './words.mjs'

const LINTED = /\.(ts|tsx|mjs)$/
const TYPED = /\.(ts|tsx|mjs|js|json)$/
/** Files that configure the static checks. */
const RULES = /^(eslint\.config\.mjs|scripts\/lint\/|\.prettier|package(-lock)?\.json)/
const SITE = { make: keptTemplate, force: false }

/**
 * Returns the layers that `npm run test:quick` runs for the current change, and their preparation.
 * @param {string[]} args `--since` and a commit
 */
export async function loadQuick(args) {
  const change = findChange(ROOT, sinceOf(args))
  const secondsOf = readSeconds({ root: ROOT, kept: KEPT })
  const plan = await timed('choice', async () => {
    // A deleted file is not listed any more but may still be imported.
    const files = [...new Set([...listFiles(ROOT), ...change.gone])]
    return makePlan(readSources(ROOT, files), change.files, secondsOf)
  })
  console.log(describeChange(change))
  for (const layer of ['unit', 'int', 'e2e']) console.log(describeSelection(layer, plan[layer]))
  const [unit, int, e2e] = [plan.unit, plan.int, plan.e2e].map(({ chosen }) => chosen.map(({ file }) => file))
  const layers = {
    static: () => runChecks(change, plan.schema),
    ...(unit.length > 0 && { unit: () => runUnit(unit) }),
    ...(int.length > 0 && { int: () => runIntegration(int, keptTemplate) }),
    ...(e2e.length > 0 && { e2e: () => runEndToEnd([CHROMIUM_ONLY, ...e2e], SITE) }),
  }
  return { layers, prepare: () => preparation({ int, e2e }) }
}

function sinceOf(args) {
  if (args.length === 0) return undefined
  if (args.length === 2 && args[0] === '--since') return args[1]
  throw new Stop('npm run test:quick takes nothing, or the commit where the change began: -- --since REF')
}

async function preparation({ int, e2e }) {
  if (e2e.length > 0) return buildForTests(SITE)
  if (int.length > 0) return keptTemplate()
}

async function runChecks({ files, gone }, schema) {
  const there = files.filter((file) => !gone.includes(file))
  const everything = there.some((file) => RULES.test(file))
  const linted = everything ? ['.'] : there.filter((file) => LINTED.test(file))
  // The type declarations of the last build may refer to deleted pages.
  if (gone.some((file) => file.startsWith('src/app/')))
    await rm(inRoot(TEST_DIST_DIR, 'types'), { recursive: true, force: true })
  return [
    ...(linted.length > 0 ? [await lint(linted)] : []),
    ...(there.length > 0 ? [await checkFormat(everything ? ['.'] : there)] : []),
    ...(files.some((file) => TYPED.test(file)) ? [await checkTypes()] : []),
    ...(schema ? [await checkGenerated()] : []),
  ]
}
