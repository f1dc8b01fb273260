import { parseArgs } from 'node:util'
import { installIfNeeded } from '../lib/install.mjs'
import { endWithNpm, runMain } from '../lib/shutdown.mjs'

/**
 * `npm run test:mutation [-- --sample 100 --seed N --goal 85]`: makes random small errors in copies of the source, one at a
 * time, and reports those that no unit or integration test detects. `--in src/features/giving` draws from one place, also
 * `--in src/lib/money.ts:12`; `--recorded` uses the calls that the last run recorded; `--from 40` skips the first 40 mutants;
 * `--tests 24` tries each mutant with the 24 most specific integration test files only. Exits with 1 below the goal, in percent.
 */
export function main(args) {
  return runMain(async () => {
    endWithNpm()
    const { values } = parseArgs({
      args,
      options: {
        sample: { type: 'string', default: '100' },
        from: { type: 'string', default: '0' },
        seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
        goal: { type: 'string', default: '85' },
        tests: { type: 'string', default: 'Infinity' },
        in: { type: 'string', default: '' },
        recorded: { type: 'boolean', default: false },
      },
    })
    await installIfNeeded()
    // Imported after the installation, because it needs installed packages.
    const { sampleMutants } = await import('../test/mutation/sample-mutants.mjs')
    const { seed, in: within, recorded: isRecorded } = values
    const [size, from, most] = [values.sample, values.from, values.tests].map(Number)
    const options = { size, from, most, seed, within, isRecorded }
    return (await sampleMutants(options)) >= Number(values.goal) ? 0 : 1
  })
}
