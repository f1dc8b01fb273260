import { describe, expect, it, test } from 'vitest'
import { excerptOf, isHit, markHits, normalizeText, QUERY_MAX, readQuery, toMarks, toPatterns } from './search'

describe('a query', () => {
  it.each([
    ['  Tryouts ', 'Tryouts', ['tryouts']],
    ['what’s the COST?', 'what’s the COST?', ['what', 's', 'the', 'cost']],
    ['9U 9u', '9U 9u', ['9u']],
    ["100%_'; DROP TABLE posts --", "100%_'; DROP TABLE posts --", ['100', 'drop', 'table', 'posts']],
    ['Zoë', 'Zoë', ['zoë']],
    ['tryouts\nsurprise\u0000az', 'tryouts surprise az', ['tryouts', 'surprise', 'az']],
    [`${' '.repeat(QUERY_MAX)}gym`, 'gym', ['gym']],
    [`${'x'.repeat(QUERY_MAX - 1)} gym`, 'x'.repeat(QUERY_MAX - 1), ['x'.repeat(QUERY_MAX - 1)]],
  ])('%j is searched as %j', (input, text, words) => {
    expect(readQuery(input)).toEqual({ text, words })
  })

  it.each(['', '   ', '%%%', '\u0000', undefined, ['a', 'b'], 5])('%j is not a query', (input) => {
    expect(readQuery(input)).toBeNull()
  })

  it('is limited to its maximum length, and to eight words', () => {
    expect(readQuery('x'.repeat(500))?.text).toHaveLength(QUERY_MAX)
    expect(readQuery('a b c d e f g h i j')?.words).toHaveLength(8)
  })
})

test('short words match only at the beginning of a word', () => {
  expect(toPatterns(['a', '9u', 'gym', 'ball'])).toEqual(['% a%', '% 9u%', '%gym%', '%ball%'])
  expect(isHit('Openings', ['pen'])).toBe(true)
  expect(isHit('Openings', ['in'])).toBe(false)
  expect(isHit('Basketball', ['ball'])).toBe(true)
  expect(isHit('Basketball', ['a'])).toBe(false)
  expect(isHit('An academy', ['a'])).toBe(true)
})

test('plain text is lower case with single spaces', () => {
  expect(normalizeText(' Two-hour “practices”, weekly… [all] \\ years ')).toBe('two hour practices weekly all years')
})

describe('an excerpt', () => {
  const text = `${'Nothing to see here. '.repeat(20)}Then the tryout begins. ${'And more of it. '.repeat(20)}`

  it('shows the first match with the words around it, cut at word boundaries', () => {
    const excerpt = excerptOf(text, ['tryout'])
    expect(excerpt).toMatch(/^… \S.* Then the tryout begins\..*\S …$/)
    expect(excerpt.length).toBeLessThan(185)
  })

  it('starts at the beginning without a match, and is complete when short', () => {
    expect(excerptOf(text, ['zebra'])).toMatch(/^Nothing to see here/)
    expect(excerptOf(' Short and\n sweet. ', ['zebra'])).toBe('Short and sweet.')
  })

  it('is complete up to its maximum length, and a longer word is cut', () => {
    const longest = `${'ball '.repeat(33)}games`
    expect(excerptOf(longest, ['zebra'])).toBe(longest)
    expect(excerptOf(`${longest}s`, ['zebra'])).toBe(`${'ball '.repeat(33).trim()} …`)
    expect(excerptOf('x'.repeat(300), ['zebra'])).toBe(`${'x'.repeat(longest.length)} …`)
  })

  it('ends with the text when the match is near its end', () => {
    const excerpt = excerptOf(`${'Nothing to see here. '.repeat(20)}Then the tryout begins.`, ['tryout'])
    expect(excerpt).toMatch(/^… (Nothing|to|see|here\.) .* Then the tryout begins\.$/)
    expect(excerpt.length).toBeLessThan(100)
  })

  it.each(Array.from({ length: 27 }, (_, index) => index * 3))(
    'shows a match after %i words, cut at word boundaries',
    (before) => {
      const words = Array.from({ length: 160 }, (_, index) => ['Some –', 'of,', 'it:', 'here;'][index % 4]!)
      const whole = words.toSpliced(before, 0, 'tryout').join(' ')
      const excerpt = excerptOf(whole, ['tryout'])
      const part = excerpt.replace(/^… /, '').replace(/ …$/, '')
      expect(` ${whole} `).toMatch(new RegExp(` ${part}[\\s,;:–]`))
      expect(part).toMatch(/\btryout\b.*[^\s,;:–]$/)
      // A match that is visible at the beginning does not move the excerpt.
      expect(excerpt.startsWith('… ')).toBe(whole.indexOf('tryout') > 120)
    },
  )
})

test('highlights matches in their original spelling', () => {
  expect(markHits('Tryouts and tryout days', ['tryout', 's'])).toEqual([
    { text: 'Tryouts', isHit: true },
    { text: ' and ', isHit: false },
    { text: 'tryout', isHit: true },
    { text: ' days', isHit: false },
  ])
  expect(markHits('Nothing', ['zebra'])).toEqual([{ text: 'Nothing', isHit: false }])
})

test('highlights the words and what begins with their stems', () => {
  expect(toMarks(['refunds', 'families', '9u'], ['refund', 'famili', '9u'])).toEqual([
    'refunds',
    'families',
    '9u',
    'refund',
    'famil',
  ])
  expect(markHits('A refund for every family', toMarks(['refunds', 'families'], ['refund', 'famili']))).toEqual([
    { text: 'A ', isHit: false },
    { text: 'refund', isHit: true },
    { text: ' for every ', isHit: false },
    { text: 'family', isHit: true },
  ])
})
