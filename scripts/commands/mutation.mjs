import { join } from 'node:path'
import { runVisibly } from '../lib/child.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { inRoot } from '../lib/locations.mjs'
import { endWithNpm, runMain } from '../lib/shutdown.mjs'
import { installTools } from '../lib/tools.mjs'

/** Stryker, its vitest runner, and the Node version it requires, which is newer than the one of the site. */
const TOOLS = { '@stryker-mutator/core': '10.1.1', '@stryker-mutator/vitest-runner': '10.1.1', node: '24.9.0' }
/** From this folder Stryker resolves the site's own vitest, which must be the same instance that the tests load. */
const PLACE = inRoot('node_modules/.cache')

/**
 * `npm run test:mutation [-- files]`: mutates rules and general functions in about a thousand small ways and counts how many
 * mutants the unit tests detect. The report with every line is in reports/mutation. Files may be patterns, or have a range
 * `:10-20`. Exits with 1 below the threshold in tests/mutation.
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
