import { join } from 'node:path'
import { runVisibly } from '../lib/child.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { inRoot } from '../lib/locations.mjs'
import { endWithNpm, runMain } from '../lib/shutdown.mjs'
import { installTools } from '../lib/tools.mjs'

/** The program that changes the code, its way into the tests, and the Node it asks for, newer than the one the site needs. */
const TOOLS = { '@stryker-mutator/core': '10.1.1', '@stryker-mutator/vitest-runner': '10.1.1', node: '24.9.0' }
/** From within this folder the site's own test runner is found: it must be the very one that the tests load. */
const PLACE = inRoot('node_modules/.cache')

/**
 * `npm run test:mutation [-- files]`: changes rules and general functions in a thousand small ways and counts how many of
 * them a unit test notices. The report with every line lies in reports/mutation. Files may be patterns, or have `:10-20`.
 * Ends with 1 below the share that tests/mutation asks for.
 */
export function main(files) {
  return runMain(async () => {
    endWithNpm()
    await installIfNeeded()
    const tools = await installTools('mutation', TOOLS, { parent: PLACE, withPeers: false })
    const program = join(tools, '@stryker-mutator/core/bin/stryker.js')
    const chosen = files.length > 0 ? ['--mutate', files.join(',')] : []
    return runVisibly(join(tools, 'node/bin/node'), [program, 'run', 'tests/mutation/stryker.config.mjs', ...chosen])
  })
}
