import { installIfNeeded } from '../lib/install.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { Stop } from '../lib/stop.mjs'
import { line, summary } from '../test/tally.mjs'

/**
 * `npm test` runs every layer and goes on after one that fails; with a layer's name it runs that one, and what follows the
 * name goes to its runner: files, or `-t` and a title.
 */
export function main([layer, ...rest]) {
  return runMain(() => test(layer, rest))
}

async function test(wanted, rest) {
  await installIfNeeded()
  const layers = await loadLayers(rest)
  const names = wanted ? [wanted] : Object.keys(layers)
  const tallies = []
  for (const name of names) {
    if (!layers[name]) throw new Stop(`There is no layer "${name}". Choose one of ${Object.keys(layers).join(', ')}.`)
    tallies.push(...(await attempt(name, layers[name])))
  }
  console.log('')
  for (const tally of tallies) console.log(`  ${line(tally)}`)
  console.log(summary(tallies))
  return tallies.some(({ failed }) => failed > 0) ? 1 : 0
}

// Loaded after the installation, because they use what it brings.
async function loadLayers(rest) {
  const { runStaticChecks } = await import('../test/static-checks.mjs')
  const { runUnit, runIntegration } = await import('../test/vitest-layers.mjs')
  const { runEndToEnd } = await import('../test/e2e-layer.mjs')
  return {
    static: runStaticChecks,
    unit: () => runUnit(rest),
    int: () => runIntegration(rest),
    e2e: () => runEndToEnd(rest),
  }
}

async function attempt(name, run) {
  try {
    return [await run()].flat()
  } catch (error) {
    console.error(error instanceof Stop ? `${error.details}\n${error.message}` : error)
    return [{ name, passed: 0, failed: 1 }]
  }
}
