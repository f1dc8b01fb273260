import { describe, expect, test } from 'vitest'
import { filterQuery, narrowingOf, narrowingOfQuery } from './list-narrowing'

const WAITING = filterQuery([{ status: { in: ['waiting', 'held'] } }])

describe('the filter in the address of a list', () => {
  test('is the same in flat and in nested parameters, whatever their order', () => {
    const where = { or: [{ and: [{ status: { in: ['waiting', 'held'] } }] }] }
    const flat = {
      'where[or][0][and][0][status][in][1]': 'held',
      'where[or][0][and][0][status][in][0]': 'waiting',
    }
    expect(narrowingOf({ where })).toBe(narrowingOfQuery(WAITING))
    expect(narrowingOf(flat)).toBe(narrowingOfQuery(WAITING))
  })

  test('is empty without filters: search, sorting and paging are none', () => {
    expect(narrowingOf({ search: 'kim', sort: 'to', page: '2', limit: '25' })).toBe('')
    expect(narrowingOf({ where: {}, only: undefined })).toBe('')
    expect(narrowingOf(undefined)).toBe('')
  })

  test.each([
    ['another value', filterQuery([{ status: { in: ['waiting'] } }])],
    ['another condition', filterQuery([{ status: { in: ['waiting', 'held'] } }, { to: { exists: 'true' } }])],
    ['a named list', 'only=scheduled'],
  ])('differs with %s', (_name, query) => {
    expect(narrowingOfQuery(query)).not.toBe(narrowingOfQuery(WAITING))
  })

  test('is only the marker when a marker replaces ids', () => {
    expect(narrowingOfQuery('check=warning&where[or][0][and][0][id][in]=a,b')).toBe(
      narrowingOfQuery('check=warning&where[or][0][and][0][id][in]=c'),
    )
  })
})

test('a value in a filter is encoded', () => {
  expect(filterQuery([{ to: { equals: 'a&b=c' } }])).toBe('where[or][0][and][0][to][equals]=a%26b%3Dc')
})
