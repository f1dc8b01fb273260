import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder'
import { openResults, resultsFile } from './results.mjs'
import { runTrial } from './trial.mjs'
import { judge, report, scoreOf, withReach } from './verdict.mjs'

const failed = (message: string, ...messages: string[]) => ({
  hasTimedOut: false,
  report: {
    success: false,
    testResults: [{ message, assertionResults: messages.map((one) => ({ status: 'failed', failureMessages: [one] })) }],
  },
})
const passed = (...files: string[][]) => ({
  hasTimedOut: false,
  report: {
    success: true,
    testResults: files.map((statuses) => ({ assertionResults: statuses.map((status) => ({ status })) })),
  },
})
const RUNS = {
  passed: passed(['passed', 'skipped']),
  crashed: { hasTimedOut: false },
  endless: { hasTimedOut: true },
  slow: failed('', 'Error: Test timed out in 120000ms.'),
  wrong: failed('', 'expected 1 to be 2'),
}

describe('the verdict', () => {
  test.each([
    ['survived', RUNS.passed],
    ['timeout', RUNS.endless],
    ['timeout', { ...RUNS.wrong, hasTimedOut: true }],
    ['error', RUNS.crashed],
    ['error', passed(['passed'], ['passed', 'pending'])],
    ['error', passed(['passed'], [])],
    ['error', failed('')],
    ['error', failed('', '')],
    ['killed', RUNS.wrong],
    ['killed', failed('', 'Error: Test timed out in 120000ms.', 'expected 1 to be 2')],
    ['killed', failed('', 'syntax error at or near "AND"', 'expected 1 to be 2')],
    ['invalid', failed('', 'syntax error at or near "AND"')],
    ['unconfirmed', RUNS.slow],
    ['unconfirmed', failed('The file could not be loaded')],
  ] as const)('%s', (verdict, run) => expect(judge(run)).toBe(verdict))

  test.each([
    ['takes the first turn that detects it', 'killed', ['passed', 'wrong'], []],
    ['repeats a crash', 'killed', ['crashed', 'wrong'], []],
    ['reports the second crash as an error', 'error', ['crashed', 'crashed'], []],
    ['repeats a timeout of a test without and with the mutant', 'killed', ['slow', 'slow'], ['passed']],
    ['ignores a timeout that does not repeat', 'survived', ['slow', 'passed', 'passed'], ['passed']],
    ['reports tests that fail without the mutant as an error', 'error', ['slow'], ['slow']],
  ] as const)('%s', async (_, verdict, mutated, clean) => {
    const [runs, cleanRuns] = [[...mutated], [...clean]]
    const turns = [
      { layer: 'unit', files: ['a.test.ts'] },
      { layer: 'int', files: [] },
      { layer: 'int', files: ['tests/int/b.test.ts'] },
    ] as const
    const take = (left: (keyof typeof RUNS)[]) => () => Promise.resolve(RUNS[left.shift()!])
    const trial = runTrial(
      turns.map(({ layer, files }) => ({ layer, files: [...files] })),
      { run: take(runs), runClean: take(cleanRuns) },
    )
    expect([await trial, runs, cleanRuns]).toEqual([verdict, [], []])
  })

  test('tells survivors apart that no unit or integration test runs', () => {
    expect(withReach('survived', false)).toBe('unreached')
    expect(withReach('survived', true)).toBe('survived')
    expect(withReach('killed', false)).toBe('killed')
  })
})

const FILE = 'src/features/giving/rules/gifts.ts'
const one = {
  file: FILE,
  line: 2,
  operator: 'comparison',
  end: 1,
  owner: 'isLarge',
  isFunction: true,
  isInAnonymous: false,
  text: '>=',
}
const VERDICTS = ['killed', 'killed', 'timeout', 'survived', 'unreached', 'invalid', 'error', 'equal'] as const
const tried = VERDICTS.map((verdict, start) => ({ ...one, start, verdict, tests: 2, before: '>', seconds: 1 }))

test('reports the changes of the survivors and both scores', () => {
  expect(scoreOf(tried)).toBe(60)
  expect(scoreOf(tried.slice(-1))).toBe(0)
  expect(report(tried)).toEqual([
    '',
    `${FILE}:2  comparison`,
    '  - >',
    '  + >=',
    '',
    `${FILE}:2  comparison (reached by browser or HTTP tests only, or by none)`,
    '  - >',
    '  + >=',
    '',
    '2 killed, 1 timed out, 1 survived, 1 reached by browser or HTTP tests only, 1 without an effect, 1 invalid, 1 without a result',
    '  detected: 75 % of those that a unit or integration test reaches, 60 % of all',
  ])
  expect(report(tried, 9).at(-1)).toBe('  partial: 8 of 9 were tried')
})

test('adds up the results of the parts of a sample, without those of changed code', () => {
  const file = resultsFile(path.join(temporaryFolder(), 'mutation'), { seed: 'a/b', within: 'src/lib' })
  const run = (sample: typeof tried, from: number) => {
    const results = openResults(file, sample, from)
    for (const mutant of sample.slice(from)) results.add(mutant)
    return results.all()
  }
  run(tried.slice(0, 3), 0)
  expect(run(tried.slice(0, 5), 3)).toEqual(tried.slice(0, 5))
  const changed = tried.map((mutant, index) => (index === 1 ? { ...mutant, text: '<' } : mutant))
  expect(run(changed.slice(0, 6), 5).map(({ start }) => start)).toEqual([0, 2, 3, 4, 5])
  expect(run(tried.slice(0, 2), 0)).toEqual(tried.slice(0, 2))
})
