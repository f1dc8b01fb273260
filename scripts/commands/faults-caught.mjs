import { installIfNeeded } from '../lib/install.mjs'
import { endWithNpm, runMain } from '../lib/shutdown.mjs'

/**
 * `npm run test:faults-caught [-- name ...]`: sets small faults into copies of the clone, one at a time, and asks whether a
 * test turns red. A name is that of a room in tests/faults, or a part of a fault's own.
 */
export function main(names) {
  return runMain(async () => {
    endWithNpm()
    await installIfNeeded()
    // Loaded after the installation, because they use what it brings.
    const { readFaults, chooseFaults } = await import('../test/faults.mjs')
    const { tryFaults } = await import('../test/try-faults.mjs')
    const { faultTable } = await import('../test/fault-verdicts.mjs')
    const tried = await tryFaults(chooseFaults(await readFaults(), names))
    console.log(`\n${faultTable(tried).join('\n')}`)
    return tried.every(({ verdict }) => verdict === 'caught') ? 0 : 1
  })
}
