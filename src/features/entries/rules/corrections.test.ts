import { expect, test } from 'vitest'
import { listCorrected, formatHistoryValue } from './corrections'

test.each([
  ['another amount', { amountCents: 123_000 }, { amountCents: 12_300 }, ['amountCents']],
  ['an amount taken away', { receivedCents: 5_000 }, { receivedCents: null }, ['receivedCents']],
  ['two of them', { amountCents: 1, goodsCents: 2 }, { amountCents: 3, goodsCents: 4 }, ['amountCents', 'goodsCents']],
  ['zero in the place of an amount', { amountCents: 5 }, { amountCents: 0 }, ['amountCents']],
  ['an amount in the place of zero', { goodsCents: 0 }, { goodsCents: 5 }, ['goodsCents']],
  ['the same amount', { amountCents: 5 }, { amountCents: 5 }, []],
  ['a first amount', { receivedCents: null }, { receivedCents: 5 }, []],
  ['a change of something else', { amountCents: 5 }, {}, []],
])('a correction of a gift: %s', (_what, stored, change, fields) => {
  expect(listCorrected('pledges', stored, change)).toEqual(fields)
})

test.each([
  ['another word', { playerLastName: 'Cruz' }, { playerLastName: 'Kruz' }, ['playerLastName']],
  ['a word where there was none', { schoolName: null }, { schoolName: 'Sunrise' }, ['schoolName']],
  ['a word taken away', { schoolName: 'Sunrise' }, { schoolName: '' }, ['schoolName']],
  ['nothing in the place of nothing', { schoolName: null }, { schoolName: '' }, []],
  ['what someone wished', { goals: 'Fun' }, { goals: 'Work' }, []],
])('a correction of a registration: %s', (_what, stored, change, fields) => {
  expect(listCorrected('player-registrations', stored, change)).toEqual(fields)
})

test('stores an amount in dollars, and other values unchanged, in the history', () => {
  expect([
    formatHistoryValue('amountCents', 12_300),
    formatHistoryValue('name', 'Kit'),
    formatHistoryValue('email', ''),
    formatHistoryValue('goodsCents', null),
  ]).toEqual(['$123.00', 'Kit', null, null])
})
