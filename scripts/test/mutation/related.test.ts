import { describe, expect, test } from 'vitest'
import { relateTests } from './related.mjs'

const RULE = 'src/features/giving/rules/gifts.ts'
const SAVE = 'src/features/giving/server/save.ts'
const FIELDS = 'src/lib/fields.ts'
const SQL = 'src/database/functions.sql'
const TEST = 'tests/int/gifts.test.ts'
const ALL = 'tests/int/all.test.ts'
const OTHER = 'tests/int/other.test.ts'

/** Where a mutant is does not matter here. */
const MUTANT = { isFunction: true, isInAnonymous: false, line: 1, operator: '', start: 0, end: 0, text: '' }
const many = Array.from({ length: 30 }, (_, index) => `tests/int/many-${index}.test.ts`)

describe('the tests of a mutant', () => {
  const texts = new Map([
    [RULE, 'export const LIMIT = 1; export function isLarge() {}'],
    [SAVE, "import { LIMIT } from '../rules/gifts'"],
    [SQL, ''],
    [FIELDS, 'export const emailField = () => {}'],
    ['collections/families.ts', "import { emailField } from '@/lib/fields'"],
    [OTHER, "import { other } from '@/lib/fields'"],
    ...many.map((file): [string, string] => [file, "import { often } from '../../src/lib/few'"]),
  ])
  const testsOf = relateTests(texts, [
    { test: ALL, calls: [`${RULE}#isLarge`, `${RULE}#`, 'sql#due', `${SAVE}#save`, `${FIELDS}#emailField`] },
    { test: TEST, calls: [`${RULE}#isLarge`, 'collections/families.ts#check'] },
    { test: OTHER, calls: ['src/lib/money.ts#cents'] },
    ...many.map((test, index) => ({ test, calls: index < 9 ? ['src/lib/a.ts#often'] : ['src/lib/b.ts#rare'] })),
  ])
  const find = (file: string, owner: string, isFunction = true) => testsOf({ ...MUTANT, file, owner, isFunction })

  test.each([
    ['a function: its callers, the most specific first', RULE, 'isLarge', true, [TEST, ALL]],
    ['a constant: the callers of its file, and of the files that import it', RULE, 'LIMIT', false, [TEST, ALL]],
    ['an SQL function: its callers', SQL, 'due', true, [ALL]],
    ['what nothing calls: none', SQL, 'forgotten', true, []],
    [
      'a function called once per process: also tests of its module, and of the files that import it',
      FIELDS,
      'emailField',
      true,
      [ALL, OTHER, TEST],
    ],
    ['code outside functions: the callers of its file', RULE, '', false, [TEST, ALL]],
  ])('%s', (_, file, owner, isFunction, tests) => expect(find(file, owner, isFunction).tests).toEqual(tests))

  test('adds at most twelve tests to a few callers, and none to many', () => {
    expect(find('src/lib/a.ts', 'often').tests).toEqual(many.slice(0, 9))
    texts.set('src/lib/few.ts', '')
    const few = relateTests(texts, [
      { test: ALL, calls: ['src/lib/few.ts#often'] },
      ...many.map((test) => ({ test, calls: ['src/lib/b.ts#rare'] })),
    ])
    const mutant = { ...MUTANT, owner: 'often' }
    expect(few({ file: 'src/lib/few.ts', ...mutant }).tests).toEqual([ALL, ...many.slice(0, 12)])
  })

  test('call the anonymous functions of a file, those named like the file first', () => {
    const records = [
      { test: 'tests/int/forms.test.ts', calls: [`${RULE}#check`, `${RULE}#`] },
      { test: TEST, calls: [`${RULE}#`, 'src/lib/a.ts#a', 'src/lib/a.ts#b'] },
    ]
    const mutant = { ...MUTANT, owner: 'check', isInAnonymous: true }
    const { tests } = relateTests(new Map(), records)({ file: RULE, ...mutant })
    expect(tests).toEqual([TEST, 'tests/int/forms.test.ts'])
  })

  test('adds none to the unit test beside the file', () => {
    const beside = 'src/lib/few.isolated.test.ts'
    const few = relateTests(new Map(many.map((file) => [file, texts.get(file)!])), [
      { test: beside, calls: ['src/lib/few.ts#often'] },
      ...many.map((test) => ({ test, calls: ['src/lib/b.ts#rare'] })),
    ])
    const mutant = { ...MUTANT, owner: 'often' }
    expect(few({ file: 'src/lib/few.ts', ...mutant }).tests).toEqual([beside])
  })

  test('reach a function only when they call it, and a constant when they call a file that imports it', () => {
    expect(find(RULE, 'isLarge').isReached).toBe(true)
    expect(find(RULE, 'LIMIT', false).isReached).toBe(true)
    expect(find(RULE, 'isSmall')).toMatchObject({ tests: [TEST, ALL], isReached: false })
    expect(find('runtime/serve.mjs', 'LIMITS', false)).toEqual({ tests: [], isReached: false })
  })
})
