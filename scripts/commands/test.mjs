import { installIfNeeded } from '../lib/install.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'
import { spentTimes, timed } from '../test/clock.mjs'
import { claimTests } from '../test/claim.mjs'
import { line, slowest, summary } from '../test/tally.mjs'

const SLOWEST = 20

/** The layers that need exclusive use of the test build. */
const BUILDING = [undefined, 'e2e', 'quick', 'security', 'faults', 'scale']

/**
 * `npm test` runs all layers and continues after a failed one. With a layer's name it runs only that layer and passes the
 * other arguments to its runner: files, or `-t` and a title. `quick` runs what a change affects, `security` what protects data,
 * `faults` what must survive failures, `scale` two instances behind a proxy.
 */
export function main([layer, ...rest]) {
  return runMain(() => test(layer, rest))
}

async function test(wanted, rest) {
  await timed('install', installIfNeeded)
  if (BUILDING.includes(wanted)) await claimTests()
  const { layers, prepare } = await load(wanted, rest)
  // Not awaited: a layer that needs the build awaits it and reports the error.
  prepare?.().catch(() => {})
  const tallies = []
  for (const [name, run] of Object.entries(layers)) tallies.push(...(await timed(name, () => attempt(name, run))))
  report(tallies)
  return tallies.some(({ failed }) => failed > 0) ? 1 : 0
}

// Imported after the installation, because they need installed packages.
async function load(wanted, rest) {
  if (wanted === 'quick') return (await import('../test/quick.mjs')).loadQuick(rest)
  if (wanted === 'security') return (await import('../test/security.mjs')).loadSecurity()
  if (wanted === 'faults') return (await import('../test/faults.mjs')).loadFaults()
  if (wanted === 'scale') return (await import('../test/scale.mjs')).loadScale()
  return loadLayers(wanted, rest)
}

async function loadLayers(wanted, rest) {
  const { runStaticChecks } = await import('../test/static-checks.mjs')
  const { runUnit, runIntegration } = await import('../test/vitest-layers.mjs')
  const { buildForTests, runEndToEnd } = await import('../test/e2e-layer.mjs')
  const layers = {
    static: runStaticChecks,
    unit: () => runUnit(rest),
    int: () => runIntegration(rest),
    e2e: () => runEndToEnd(rest),
  }
  if (!wanted) return { layers, prepare: buildForTests }
  const names = ['quick', 'security', 'faults', 'scale', ...Object.keys(layers)].join(', ')
  if (!layers[wanted]) throw new ExpectedError(`There is no layer "${wanted}". Choose one of ${names}.`)
  return { layers: { [wanted]: layers[wanted] } }
}

async function attempt(name, run) {
  try {
    return [await run()].flat()
  } catch (error) {
    console.error(error instanceof ExpectedError ? `${error.details}\n${error.message}` : error)
    return [{ name, passed: 0, failed: 1 }]
  }
}

function report(tallies) {
  console.log(`\n  The ${SLOWEST} slowest tests:`)
  for (const { title, seconds } of slowest(tallies, SLOWEST))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${title}`)
  console.log(`\n  ${spentTimes()}\n`)
  for (const tally of tallies) console.log(`  ${line(tally)}`)
  console.log(summary(tallies))
}
