import { beforeEach, describe, expect, test } from 'vitest'
import { searchEntries } from '@/features/entries/server/queries'
import { PAGE_SIZE } from '@/features/entries/rules/row'
import { readSearch } from '@/features/entries/rules/search-text'
import { filtersOf, makeRegistration, scopeOf } from './inbox-support'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

async function find(text: string, query = '') {
  return searchEntries(readSearch(text)!, filtersOf(query), await scopeOf('registrar'))
}

describe('search', () => {
  beforeEach(async () => {
    await makeRegistration({
      first: 'Zoë',
      last: 'Muñoz',
      parent: 'Dana',
      phone: '+16235550177',
      email: 'zm@example.org',
    })
    await makeRegistration({ first: 'Jonathan', last: 'Whitfield', parent: 'Rene', phone: '+16235550188' })
  })

  test.each([
    ['zoe munoz', 'as the database folds it'],
    ['MUÑOZ', 'with its accents'],
    ['dana', 'by the parent'],
    ['(623) 555-0177', 'by the phone as it is written'],
    ['zm@example', 'by the mail'],
    ['munoz zoe', 'in any order'],
    ['munoz 0177', 'by name and phone'],
  ])('finds %j %s', async (text) => {
    const { rows, isClose } = await find(text)
    expect([rows.map(({ person }) => person), isClose]).toEqual([['Zoë Muñoz'], false])
  })

  test.each(['jonathon', 'whitfeild', 'Jonatan Witfield', 'whitfild'])('tolerates typos: %j', async (text) => {
    const { rows, isClose } = await find(text)
    expect([rows[0]?.person, isClose]).toEqual(['Jonathan Whitfield', true])
  })

  test('tolerates a wrong last digit of a phone number, but not a number that only starts alike', async () => {
    const { rows, isClose } = await find('623 555 0178')
    expect([rows.map(({ person }) => person), isClose]).toEqual([['Zoë Muñoz'], true])
    expect((await find('623 555 0199')).rows).toEqual([])
  })

  test('a misspelled short name ranks results beside a last name, and is found alone', async () => {
    for (const first of ['Kofi', 'Priya', 'Malik']) await makeRegistration({ first, last: 'Ashdown' })
    const { rows, isClose } = await find('prya ashdwn')
    expect([rows[0]?.person, isClose]).toEqual(['Priya Ashdown', true])
    expect((await find('prya')).rows.map(({ person }) => person)).toEqual(['Priya Ashdown'])
  })

  test('of more results than a page, shows the newest, newest first', async () => {
    const moments = Array.from({ length: PAGE_SIZE + 10 }, (_, n) => new Date(Date.UTC(2026, 0, 1, (n * 7) % 60)))
    for (const at of moments) await makeRegistration({ last: 'Manyfold', at: at.toISOString() })
    const { rows } = await find('manyfold')
    const newest = moments
      .map((at) => at.toISOString())
      .sort()
      .reverse()
      .slice(0, PAGE_SIZE)
    expect(rows.map(({ receivedAt }) => new Date(receivedAt).toISOString())).toEqual(newest)
  })

  test('applies the filters, and finds nothing for an empty text', async () => {
    expect((await find('munoz', 'division=12U')).rows).toEqual([])
    expect((await find('qqqqwwww')).rows).toEqual([])
    expect((await find("'; drop table inbox_entries --")).rows).toEqual([])
  })
})
