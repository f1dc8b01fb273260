import { installIfNeeded } from '../lib/install.mjs'
import { endWithNpm, runMain } from '../lib/shutdown.mjs'

/**
 * `npm run test:faults-caught [-- name ...]`: injects small faults into copies of the clone, one at a time, and checks whether
 * a test fails. A name is that of a file in tests/faults, or part of a fault's name.
 */
export function main(names) {
  return runMain(async () => {
    endWithNpm()
    await installIfNeeded()
    // Imported after the installation, because they need installed packages.
    const { readFaults, chooseFaults } = await import('../test/faults.mjs')
    const { tryFaults } = await import('../test/try-faults.mjs')
    const { faultTable } = await import('../test/fault-verdicts.mjs')
    const tried = await tryFaults(chooseFaults(await readFaults(), names))
    console.log(`\n${faultTable(tried).join('\n')}`)
    return tried.every(({ verdict }) => verdict === 'caught') ? 0 : 1
  })
}
