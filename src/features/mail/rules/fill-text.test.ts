import { describe, expect, test } from 'vitest'
import { answerKind, hasPlaceholder, dropReason, fillText } from './fill-text'

const facts = { guardian: 'Pat', player: 'Avery', reference: 'PR-1', academy: 'The Academy', division: null }

test('fills in placeholders in any case and spacing', () => {
  expect(fillText('Hello {guardian}, {Player} ({ reference })', facts)).toEqual({
    text: 'Hello Pat, Avery (PR-1)',
    problems: [],
  })
})

describe('keeps and reports what cannot be filled in', () => {
  test.each([
    ['Hi {parent}', '“{parent}” is no word we can fill in.'],
    ['Hi {}', '“{}” is no word we can fill in.'],
    ['Hi {constructor}', '“{constructor}” is no word we can fill in.'],
    ['In {division}', 'We do not know the division here: replace {division} with your own words.'],
    ['{reason}', 'The text says {reason}: choose one or write it.'],
    ['{link}', 'There is no private link for this: take {link} out.'],
    ['Hi {guardian', 'A brace is alone. Remove it, or complete the word.'],
    ['Hi player}', 'A brace is alone. Remove it, or complete the word.'],
  ])('%s', (template, problem) => {
    expect(fillText(template, facts)).toEqual({ text: template, problems: [problem] })
  })

  test('treats a blank value as missing', () => {
    expect(fillText('{reason}', { reason: '  ' }).problems).toHaveLength(1)
  })

  test('reports each problem once', () => {
    expect(fillText('{x} {x} {y}', facts).problems).toHaveLength(2)
  })
})

test('does not fill in placeholders within entered values', () => {
  expect(fillText('{guardian} {player}', { guardian: '{link}', player: '$& {guardian}' })).toEqual({
    text: 'link $& guardian',
    problems: [],
  })
})

test('finds a placeholder only in braces', () => {
  expect(hasPlaceholder('the { Link }', 'link')).toBe(true)
  expect(hasPlaceholder('the link', 'link')).toBe(false)
})

test.each(['{reason}', '{Reason}', '  {  reason  }  '])('removes a paragraph that contains only “%s”', (paragraph) => {
  expect(dropReason(`Hello\n\n${paragraph}\n\nBye`)).toBe('Hello\n\nBye')
})

test.each(['Because {reason}', '{reason} Please call us.', '{reasons}'])(
  'keeps “%s”, which contains more',
  (paragraph) => {
    expect(dropReason(`Hello\n\n${paragraph}`)).toBe(`Hello\n\n${paragraph}`)
  },
)

test('the kind of a mail about a status begins with answer-', () => {
  expect(answerKind('waitlisted')).toBe('answer-waitlisted')
})

test.each(['https://evil.example/pay', 'www.evil.example', 'pay@evil.example'])(
  'a name that looks like an address does not become a link in a mail: %s',
  (player) => {
    const { text } = fillText('Hello {player}, see {link}', { player, link: 'https://academy.test/x' })
    expect(text).not.toMatch(/evil\.example|\/\/evil|@evil/)
    expect(text.replaceAll('\u2060', '')).toBe(`Hello ${player}, see https://academy.test/x`)
  },
)

test('a name is a single line, and a usual name is unchanged', () => {
  const lines = 'Bob\n\nPay now'
  expect(fillText('{guardian}', { guardian: lines }).text).toBe('Bob Pay now')
  expect(fillText('{guardian}', { guardian: 'Zoë O’Neill-Smith Jr.' }).text).toBe('Zoë O’Neill-Smith Jr.')
})
