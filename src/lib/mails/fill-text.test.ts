import { describe, expect, test } from 'vitest'
import { answerKind, asksFor, dropReason, fillText } from './fill-text'

const facts = { guardian: 'Pat', player: 'Avery', reference: 'PR-1', academy: 'The Academy', division: null }

test('words are filled in, however they are spaced or written', () => {
  expect(fillText('Hello {guardian}, {Player} ({ reference })', facts)).toEqual({
    text: 'Hello Pat, Avery (PR-1)',
    problems: [],
  })
})

describe('what cannot be filled in stays, and is named', () => {
  test.each([
    ['Hi {parent}', '“{parent}” is no word we can fill in.'],
    ['Hi {}', '“{}” is no word we can fill in.'],
    ['Hi {constructor}', '“{constructor}” is no word we can fill in.'],
    ['In {division}', 'We do not know the division here: replace {division} with your own words.'],
    ['{reason}', 'The text says {reason}: choose one or write it.'],
    ['{link}', 'There is no private link for this: take {link} out.'],
    ['Hi {guardian', 'A brace stands alone. Remove it, or complete the word.'],
    ['Hi player}', 'A brace stands alone. Remove it, or complete the word.'],
  ])('%s', (template, problem) => {
    expect(fillText(template, facts)).toEqual({ text: template, problems: [problem] })
  })

  test('an empty fact is no fact', () => {
    expect(fillText('{reason}', { reason: '  ' }).problems).toHaveLength(1)
  })

  test('each problem is named once', () => {
    expect(fillText('{x} {x} {y}', facts).problems).toHaveLength(2)
  })
})

test('what people typed brings no word in', () => {
  expect(fillText('{guardian} {player}', { guardian: '{link}', player: '$& {guardian}' })).toEqual({
    text: 'link $& guardian',
    problems: [],
  })
})

test('a text asks for a word only in braces', () => {
  expect(asksFor('the { Link }', 'link')).toBe(true)
  expect(asksFor('the link', 'link')).toBe(false)
})

test.each(['{reason}', '{Reason}', '  {  reason  }  '])('a paragraph that is only “%s” can fall away', (paragraph) => {
  expect(dropReason(`Hello\n\n${paragraph}\n\nBye`)).toBe('Hello\n\nBye')
})

test.each(['Because {reason}', '{reason} Please call us.', '{reasons}'])('“%s” says more, and stays', (paragraph) => {
  expect(dropReason(`Hello\n\n${paragraph}`)).toBe(`Hello\n\n${paragraph}`)
})

test('a mail that tells a family of a status is known as an answer by its name', () => {
  expect(answerKind('waitlisted')).toBe('answer-waitlisted')
})
