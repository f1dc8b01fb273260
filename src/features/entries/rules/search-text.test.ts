import { expect, test } from 'vitest'
import { nearSpellings, readSearch, SEARCH_MAX } from './search-text'

test.each([
  ['  Muñoz, Avery ', ['munoz', 'avery'], ['%munoz%', '%avery%']],
  ['(623) 555-0102', ['6235550102'], ['%6235550102%']],
  ['+1 623 555 0102', ['6235550102'], ['%6235550102%']],
  ['Avery 5-5', ['avery'], ['%avery%', '%5-5%']],
  ['5-5-5', ['555'], ['%555%']],
  ['555-010', ['555010'], ['%555010%']],
  ['555-0102', ['5550102'], ['%5550102%']],
  ['555-01023', ['55501023'], ['%55501023%']],
  ['1 623 555 010', ['1623555010'], ['%1623555010%']],
  ['1 623 555 01023', ['162355501023'], ['%162355501023%']],
  ['Pat.Cruz@Example.org', ['pat.cruz'], ['%pat.cruz@example.org%']],
  ['PR-8F3K-2Q7M', ['pr-8f3k-2q7m'], ['%pr-8f3k-2q7m%']],
  ['Avery (623) 555-0102', ['5550102', 'avery', '623'], ['%5550102%', '%avery%', '%623%']],
  ['Jo Ng Miller', ['miller'], ['%miller%', '%jo%', '%ng%']],
  ['100%_\\', ['100%_\\'], ['%100\\%\\_\\\\%']],
])('searches %j as %j', (input, words, patterns) => {
  expect(readSearch(input)).toEqual({ words, patterns })
})

test.each(['', '  ', 'a', 'jo', '62', '5-5', '\u0000\u0000\u0000', '--- ()', 'a.b.c'])(
  'ignores %j as too short',
  (input) => {
    expect(readSearch(input)).toBeNull()
  },
)

test('truncates text longer than any name', () => {
  expect(readSearch('x'.repeat(500))?.words[0]).toHaveLength(SEARCH_MAX)
})

test.each([
  ['prya', 'priya', 'a letter too few'],
  ['kofy', 'kofi', 'a wrong one'],
  ['maaya', 'maya', 'one too many'],
  ['lima', 'liam', 'two in the wrong order'],
])('matches %j with %j: %s', (input, meant) => {
  const patterns = nearSpellings(input).map((one) => one.replaceAll('_', '.').replaceAll('%', '.*'))
  const isNear = (search: string) => new RegExp(`^(${patterns.join('|')})$`).test(search)
  expect(isNear(`${meant} ashdown pat`)).toBe(true)
  expect(isNear(`dana ${meant} dana@example.org`)).toBe(true)
  expect(isNear(`x${meant}x ${meant}zz dana`)).toBe(false)
})

test.each(['ana', 'jordan', '4711', 'a_ya', 'o’ya'])('compares %j as a whole', (word) => {
  expect(nearSpellings(word)).toEqual([])
})
