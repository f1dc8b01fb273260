import { describe, expect, test } from 'vitest'
import { ENTRY_FIELDS, groupsOf, showValue } from './entry-fields'
import { INBOX_KIND_KEYS } from './kinds'

describe('the fields of a form in their groups', () => {
  test('groups a tryout by player, contact and basketball', () => {
    const groups = groupsOf('tryout-registrations')
    expect(groups.map(({ name }) => name)).toEqual(['Player', 'Contact', 'Basketball'])
    expect(groups[0]!.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['playerFirstName', 'playerAge']))
  })

  test.each(INBOX_KIND_KEYS)('lists every field of %s once and in order', (kind) => {
    expect(groupsOf(kind).flatMap(({ fields }) => fields)).toEqual(ENTRY_FIELDS[kind])
  })
})

describe('how an answer is shown', () => {
  test.each([
    ['a day', 'day', '2014-04-09', 'Apr 9, 2014'],
    ['a day stored with a time', 'day', '2014-04-09T00:00:00.000Z', 'Apr 9, 2014'],
    ['an unreadable day', 'day', 'on 2014-04-09', 'on 2014-04-09'],
    ['half a day', 'day', '2014-04-9', '2014-04-9'],
    ['a day no calendar has', 'day', '2014-13-45', '2014-13-45'],
    ['a message that begins like a day', undefined, '2014-04-09', '2014-04-09'],
    ['an amount', 'cents', 2550, '$25.50'],
    ['no answer', 'day', null, ''],
    ['a question never asked', undefined, undefined, ''],
  ] as const)('%s', (_what, format, value, shown) => {
    expect(showValue({ format }, value)).toBe(shown)
  })
})
