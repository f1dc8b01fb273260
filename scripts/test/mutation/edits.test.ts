import { describe, expect, test } from 'vitest'
import { codeEdits } from './code-edits.mjs'
import { mutate, ownerOf, parse } from './sources.mjs'
import { sqlEdits } from './sql-edits.mjs'

const mutantsOf = (source: string, operator: string) =>
  codeEdits(parse('file.tsx', source))
    .filter((edit) => edit.operator === operator)
    .map((edit) => mutate(source, edit))

const sqlMutantsOf = (source: string, operator: string) =>
  sqlEdits(source)
    .filter((edit) => edit.operator === operator)
    .map((edit) => mutate(source, edit))

describe('errors in code', () => {
  test.each([
    ['comparison', 'a < b', ['a <= b']],
    ['comparison', 'a >= b', ['a > b']],
    ['comparison', 'a === b', ['a !== b']],
    ['dropped condition', 'f(a && b)', ['f(a)', 'f(b)']],
    ['dropped condition', 'const c = a || b', ['const c = a', 'const c = b']],
    ['dropped condition', 'function f() { if (a) return; g() }', ['function f() { if (false) return; g() }']],
    ['dropped condition', 'if (a) { f() }', []],
    ['dropped await', 'await save(a)', ['void save(a)']],
    ['dropped await', 'await client.query(a)', []],
    ['dropped await', 'await recordEvent(client, a)', []],
    ['dropped await', 'await recordEvent(pool(), a)', ['void recordEvent(pool(), a)']],
    ['dropped await', 'const row = await find(a)', []],
    ['swapped arguments', 'f(a, b.c, 1)', ['f(b.c, a, 1)']],
    ['swapped arguments', 'f(a, a)', []],
    ['swapped arguments', 'Math.max(a, b)', []],
    ['off by one', 'list.slice(0, 3)', ['list.slice(0, 3 + 1)']],
    ['off by one', 'list.at(-1)', ['list.at(-1 + 1)']],
    ['off by one', 'list.slice()', []],
    ['time zone', "format(day, 'America/Phoenix')", ["format(day, 'UTC')"]],
    ['time zone', 'format(day, TIME_ZONE)', ["format(day, 'UTC')"]],
    ['dropped aria attribute', '<p aria-live="polite" id="a" />', ['<p  id="a" />']],
    ['order', 'client.query(`SELECT a FROM b ORDER BY a DESC`)', ['client.query(`SELECT a FROM b ORDER BY a ASC`)']],
    ['order', 'say("in ASC order")', []],
    ['comparison', "import a from 'b'; type A = B extends C ? 1 : 2", []],
  ])('%s: %s', (operator, source, mutants) => expect(mutantsOf(source, operator)).toEqual(mutants))
})

describe('errors in SQL', () => {
  test.each([
    [
      'dropped AND clause',
      'WHERE a = $1 AND (b OR c) AND d ORDER BY e',
      ['WHERE a = $1 AND d ORDER BY e', 'WHERE a = $1 AND (b OR c) ORDER BY e'],
    ],
    ['dropped AND clause', '(SELECT a WHERE b AND c IN (1, 2)) d', ['(SELECT a WHERE b) d']],
    ['dropped AND clause', '`WHERE a AND ${b(c)}`', ['`WHERE a`']],
    ['dropped AND clause', 'WHERE a BETWEEN 1 AND 2', []],
    ['dropped AND clause', "WHERE a BETWEEN now() - interval '1 day' AND now() OR b", []],
    ['dropped AND clause', 'WHERE a BETWEEN 1 AND 2 AND b', ['WHERE a BETWEEN 1 AND 2']],
    ['dropped AND clause', '-- WHERE this AND that', []],
    [
      'comparison',
      'WHERE a <= now() AND b IS NULL',
      ['WHERE a < now() AND b IS NULL', 'WHERE a <= now() AND b IS NOT NULL'],
    ],
    ['comparison', "SELECT a->>'b' WHERE c <> 'd' AND e @> f", []],
    ['order', 'SELECT a ORDER BY b DESC', ['SELECT a ORDER BY b ASC']],
    ['order', 'SELECT a ORDER BY b LIMIT 1', ['SELECT a ORDER BY b DESC LIMIT 1']],
    [
      'conflict',
      'ON CONFLICT (a) DO UPDATE SET b = f(1), c = 2 RETURNING d',
      ['ON CONFLICT (a) DO NOTHING RETURNING d'],
    ],
    ['time zone', "SELECT a AT TIME ZONE 'America/Phoenix'", ["SELECT a AT TIME ZONE 'UTC'"]],
    ['dropped condition', 'WHERE NOT EXISTS (SELECT)', ['WHERE EXISTS (SELECT)']],
  ])('%s: %s', (operator, source, mutants) => expect(sqlMutantsOf(source, operator)).toEqual(mutants))
})

test.each([
  ['function outer() { return list.map((a) => HERE) }', 'outer', true, true],
  ['const inner = () => { const x = HERE }', 'inner', true, false],
  ['const RULES = { check: (a) => HERE }', 'check', true, false],
  ['const LIMITS = [1, HERE]', 'LIMITS', false, false],
  ['const LIMITS = list.map((a) => HERE)', 'LIMITS', false, true],
  ['class A { run() { HERE } }', 'run', true, false],
  ['HERE', '', false, false],
])('names the function or constant around a place: %s', (source, owner, isFunction, isInAnonymous) =>
  expect(ownerOf(parse('file.ts', source), source.indexOf('HERE'))).toEqual({ owner, isFunction, isInAnonymous }),
)
