import { judge } from './verdict.mjs'

/** @typedef {{ layer: 'unit' | 'int', files: string[], options?: string[] }} Turn test files that run together */
/** @typedef {(turn: Turn) => Promise<import('./verdict.mjs').Run>} RunTurn */

/**
 * Runs the tests of a mutant until a turn detects it.
 * @param {Turn[]} turns @param {{ run: RunTurn, runClean: RunTurn }} runs with the mutant, and without it
 * @returns {Promise<import('./verdict.mjs').Verdict>}
 */
export async function runTrial(turns, runs) {
  for (const turn of turns.filter(({ files }) => files.length > 0)) {
    const verdict = await tryTurn(turn, runs)
    if (verdict !== 'survived') return verdict
  }
  return 'survived'
}

// A crash is tried once more. A busy machine also causes timeouts, so these count only when they repeat with the mutant alone.
async function tryTurn(turn, { run, runClean }) {
  let finding = judge(await run(turn))
  if (finding === 'error') finding = judge(await run(turn))
  if (finding !== 'unconfirmed') return finding
  if (judge(await runClean(turn)) !== 'survived') return 'error'
  finding = judge(await run(turn))
  return finding === 'unconfirmed' ? 'killed' : finding
}
