import { expect, test } from 'vitest'
import { checkDocument } from './check'
import { FACTS, paragraph, richText, text } from './fixtures'

function check(words: string, facts = FACTS) {
  return checkDocument('faqs', { answer: words }, facts)
}

test.each([
  ['It costs $199 a month.', '“$199 a month” differs from Fees: $199.99', '{monthly}'],
  ['It is $189.99/month.', '“$189.99/month” differs from Fees: $199.99', '{monthly}'],
  ['$1,200 per month', '“$1,200 per month” differs from Fees: $199.99', '{monthly}'],
  ['A month costs $180.', '“$180” differs from Fees: $199.99', '{monthly}'],
  ['Monthly fee: $180', '“$180” differs from Fees: $199.99', '{monthly}'],
  ['Each month costs $150.', '“$150” differs from Fees: $199.99', '{monthly}'],
  ['The registration fee is $140.', '“$140” differs from Fees: $150.00', '{registration}'],
  ['a $140 registration fee', '“$140 registration fee” differs from Fees: $150.00', '{registration}'],
  ['It takes $398.99 to get started.', '“$398.99 to get started” differs from Fees: $349.99', '{total}'],
])('warns of “%s” and suggests the placeholder', (words, message, put) => {
  const [warning, ...more] = check(words)
  expect(more).toEqual([])
  expect(warning).toMatchObject({ kind: 'fee', message, fix: { label: 'Use the fee', change: { put } } })
})

test.each([
  '$199.99 a month',
  '{monthly} a month',
  '$150 registration fee',
  'The registration fee is $150.00.',
  'Shoes cost $80.',
  '$75-$99/hour',
  '$75 - $99 a month',
  'Private training is $90 a month.',
  'Your gift of $25 a month pays for a ball.',
  'You save $20 a month.',
  'We raised $15K a month.',
  '$100 off',
  'Lockers are $10 a season.',
])('does not report the amount in “%s”', (words) => {
  expect(check(words)).toEqual([])
})

test('warns of a former fee without suggesting a new amount', () => {
  for (const words of ['It costs $189.99.', 'It costs $189.']) {
    expect(check(words)).toMatchObject([{ kind: 'fee', fix: null }])
  }
  expect(check('It costs $189.50.')).toEqual([])
})

test('ignores other money in the same sentence only', () => {
  expect(check('A gift helps. It costs $180 a month. Call us.')).toMatchObject([{ kind: 'fee' }])
  expect(check('Call us. For a friend, $180 a month is a gift. It helps.')).toEqual([])
})

test('does not check fees until they are set', () => {
  expect(check('$199 a month', { ...FACTS, fees: { monthlyCents: 0, registrationCents: 0 } })).toEqual([])
})

test.each([
  ['Ages 5 to 12', '5 to 12'],
  ['for children aged 7-14', '7-14'],
  ['7 to 14 years old', '7 to 14'],
  ['ages 12 to 21', '12 to 21'],
  ['between ages 4 and 9', '4 and 9'],
])('warns of “%s” and suggests the stages', (words, quote) => {
  expect(check(words)).toMatchObject([
    {
      kind: 'ages',
      message: `“${quote}” differs from Stages: 6 to 17`,
      fix: { label: 'Use the stages', change: { find: quote, put: '{ages}' } },
    },
  ])
})

test('warns of “ages 5 and up” without a suggestion', () => {
  expect(check('Ages 5 and up')).toMatchObject([{ kind: 'ages', fix: null }])
})

test.each([
  'Ages 6 to 17',
  'Ages 6-14',
  'Ages {ages}',
  'ages 10 to 13',
  'Ages 14 and up',
  'ages 6 and 7',
  'Ages 6+',
  'a 5 to 12 win',
  'from 5 to 7 PM',
  'pages 3 to 5',
  'In 3 to 5 years we will know.',
])('does not report the ages in “%s”', (words) => {
  expect(check(words)).toEqual([])
})

test('does not report ages within the first stage, even when they begin after its first year', () => {
  const facts = { ...FACTS, stages: ['Ages 6-10', 'Ages 11-14'] }
  expect(check('Ages 7 to 10', facts)).toEqual([])
  expect(check('Ages 7 to 11', facts)).toHaveLength(1)
})

test('has no upper end when a stage has no ages, and checks nothing when no stage has ages', () => {
  expect(check('Ages 12 to 21', { ...FACTS, stages: [...FACTS.stages, 'Elite development'] })).toEqual([])
  expect(check('Ages 1 to 99', { ...FACTS, stages: ['Elite development'] })).toEqual([])
})

test.each([
  ['Our office is open Monday to Friday, 9 AM to 5 PM.', '9 AM to 5 PM'],
  ['Office hours: 8:30 AM - 6:00 PM', '8:30 AM - 6:00 PM'],
  ['The phone is answered from 9 to 5 p.m.', '9 to 5 p.m.'],
])('warns of “%s” and suggests the hours', (words, quote) => {
  expect(check(words)).toMatchObject([
    {
      kind: 'hours',
      message: `“${quote}” differs from Hours: 9:00 AM - 6:00 PM`,
      fix: { label: 'Use the hours', change: { find: quote, put: '{hours}' } },
    },
  ])
})

test.each([
  'Our office is open from 9 AM to 6 PM.',
  'Office hours: 9:00 a.m. – 6:00 p.m.',
  'The office is open {hours}.',
  'Practice is on Monday, 6 to 8 PM.',
  'Open gym, 9 AM to 5 PM.',
  'The office is open. Practice is from 6 to 8 PM.',
])('does not report the hours in “%s”', (words) => {
  expect(check(words)).toEqual([])
})

test('does not check hours until they are set', () => {
  const facts = { ...FACTS, hours: [{ days: 'Sunday', times: 'Closed' }] }
  expect(check('Office hours: 9 AM to 5 PM', facts)).toEqual([])
})

test('suggests nothing where placeholders are not supported, or when the replacement is ambiguous', () => {
  expect(checkDocument('events', { description: '$189 a month' }, FACTS)).toMatchObject([{ fix: null }])
  const bold = richText(paragraph(text('It is $18'), text('0', 1), text(' a month.')))
  expect(checkDocument('posts', { content: bold }, FACTS)).toMatchObject([{ kind: 'fee', fix: null }])
  expect(check('$180 for shoes, $180 a month for practice.')).toMatchObject([{ fix: null }])
})
