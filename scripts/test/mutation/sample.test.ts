import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder'
import { relateTests } from './related.mjs'
import { drawSample } from './sample.mjs'
import { findMutants } from './sources.mjs'
import { judge, report, scoreOf } from './verdict.mjs'

const RULE = 'src/features/giving/rules/gifts.ts'
const SQL = 'src/database/functions.sql'
const TEST = 'tests/int/gifts.test.ts'

function clone(files: Record<string, string>) {
  const root = temporaryFolder()
  for (const [file, text] of Object.entries({ 'runtime/a.mjs': '', 'collections/a.ts': '', ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return root
}

test('finds mutants with their places in rules and SQL files, not in tests and components', () => {
  const root = clone({
    [RULE]: 'export function isLarge(a: number) {\n  return a > 100\n}',
    'src/features/giving/rules/gifts.test.ts': 'a > b',
    'src/features/giving/components/Gift.tsx': 'a > b',
    [SQL]: 'CREATE OR REPLACE FUNCTION due() AS $$\n  SELECT a WHERE b >= 1\n$$;',
  })
  expect(findMutants(root).map(({ file, line, owner, text }) => [file, line, owner, text])).toEqual([
    [SQL, 2, 'due', '>'],
    [RULE, 2, 'isLarge', '>='],
  ])
})

test('draws the same sample for the same seed, and swaps only arguments of one type', () => {
  const root = clone({
    'tsconfig.json': JSON.stringify({ compilerOptions: { noLib: true, types: [] } }),
    [RULE]: `declare function f(...values: unknown[]): void
      export function g(a: string, b: string, c: number) { f(a, b); f(b, c); return c > 1 && c > 2 && c > 3 }`,
  })
  const draw = (seed: string) => drawSample(root, findMutants(root), { size: 100, seed })
  expect(draw('one')).toEqual(draw('one'))
  expect(draw('two')).not.toEqual(draw('one'))
  const swaps = draw('one').filter(({ operator }) => operator === 'swapped arguments')
  expect(swaps.map(({ text }) => text)).toEqual(['b, a'])
})

describe('the tests of a mutant', () => {
  const texts = new Map([
    [RULE, 'export const LIMIT = 1; export function isLarge() {}'],
    ['src/features/giving/server/save.ts', 'LIMIT'],
    [SQL, ''],
  ])
  const testsOf = relateTests(texts, [
    { test: 'tests/int/all.test.ts', calls: [`${RULE}#isLarge`, 'sql#due', 'src/features/giving/server/save.ts#save'] },
    { test: TEST, calls: [`${RULE}#isLarge`] },
    { test: 'tests/int/other.test.ts', calls: ['src/lib/money.ts#cents'] },
  ])

  test.each([
    ['a function: its callers, the most specific first', RULE, 'isLarge', [TEST, 'tests/int/all.test.ts']],
    ['a constant: the callers of the files that mention it', RULE, 'LIMIT', [TEST, 'tests/int/all.test.ts']],
    ['an SQL function: its callers', SQL, 'due', ['tests/int/all.test.ts']],
    ['what nothing calls: none', SQL, 'forgotten', []],
  ])('%s', (_, file, owner, tests) => expect(testsOf({ file, owner })).toEqual(tests))
})

describe('the verdict', () => {
  const run = (message: string, ...messages: string[]) => ({
    success: false,
    testResults: [{ message, assertionResults: messages.map((one) => ({ status: 'failed', failureMessages: [one] })) }],
  })

  test.each([
    ['survived', { success: true, testResults: [] }],
    ['timeout', undefined],
    ['killed', run('', 'expected 1 to be 2')],
    ['killed', run('The file could not be loaded')],
    ['killed', run('', 'syntax error at or near "AND"', 'expected 1 to be 2')],
    ['invalid', run('', 'syntax error at or near "AND"')],
  ] as const)('%s', (verdict, found) => expect(judge(found)).toBe(verdict))

  test('is reported with the changes of the survivors and the share of the detected ones', () => {
    const one = { file: RULE, line: 2, operator: 'comparison', start: 0, end: 1, owner: 'isLarge', seconds: 1 }
    const tried = (['killed', 'killed', 'timeout', 'survived', 'invalid'] as const).map((verdict) => ({
      ...one,
      verdict,
      tests: 2,
      before: '>',
      text: '>=',
    }))
    expect(scoreOf(tried)).toBe(75)
    expect(report(tried)).toEqual([
      '',
      `${RULE}:2  comparison`,
      '  - >',
      '  + >=',
      '',
      '2 killed, 1 timed out, 1 survived, 1 invalid: 75 % of the valid ones were detected',
    ])
  })
})
