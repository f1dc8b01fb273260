import { describe, expect, test } from 'vitest'
import { changeFilters, clearFilters, countFilters, narrowingOf, toQuery } from './filters'
import { parseFilters } from './parse-filters'

const read = (query: string) => parseFilters(new URLSearchParams(query))

describe('the query string of the inbox', () => {
  test.each([
    '',
    'kind=all',
    'overdue=1&sort=due',
    'assignee=me',
    'status=waiting&division=12U',
    'kind=pledges&view=board',
    'status=new&division=none&city=none',
    'kind=tryout-registrations&since=2026-11-16&until=2026-11-22&offered=1',
    'kind=spam&from=9&to=11&city=Peoria&tag=sibling&suspicious=1&sort=oldest',
    'older=2026-11-20T18%3A12%3A00.123456Z_0b1c2d3e-0000-4000-8000-000000000001',
  ])('parses and writes %j unchanged', (query) => {
    expect(toQuery(read(query))).toBe(query)
  })

  test('ignores the order of parameters', () => {
    expect(toQuery(read('division=12U&status=waiting'))).toBe('status=waiting&division=12U')
  })

  test.each([
    'kind=staff',
    'status=hacked',
    'division=99U',
    'from=-1&to=abc',
    'assignee=Kim',
    'sort=constructor',
    'sort=due',
    'view=table',
    'older=yesterday_someone',
    'older=2026-99-99T99%3A99%3A99.000000Z_0b1c2d3e-0000-4000-8000-000000000001',
    `city=${'x'.repeat(200)}`,
    'status=&division=&from=&to=&city=&tag=',
    'name=Amara&q=623',
  ])('ignores invalid parameters: %j', (query) => {
    expect(toQuery(read(query))).toBe('kind=all')
  })
})

test('returns to the first page when a filter changes', () => {
  const older = read('older=2026-11-20T18:12:00.123456Z_0b1c2d3e-0000-4000-8000-000000000001&division=12U')
  expect(toQuery(changeFilters(older, { overdue: '1' }))).toBe('division=12U&overdue=1')
})

test('counts an age range as one filter, and no tab, order or view', () => {
  expect(countFilters(read('kind=pledges&view=board&sort=due'))).toBe(0)
  expect(countFilters(read('from=9&to=11&overdue=1'))).toBe(2)
  expect(countFilters(read('from=9&since=2026-11-16'))).toBe(2)
  expect(countFilters(read('since=2026-11-16&until=2026-11-22&to=9'))).toBe(2)
})

test('keeps the tab and the view when the filters are cleared', () => {
  expect(toQuery(clearFilters(read('kind=pledges&view=board&from=9&tag=gala&sort=due')))).toBe(
    'kind=pledges&view=board',
  )
})

describe('the filters without order and page', () => {
  test.each([
    ['sort=due&view=list', {}],
    ['kind=pledges&tag=gala', { kind: 'pledges', tag: 'gala' }],
    ['kind=spam&status=accepted&city=Tempe', { status: 'spam', city: 'Tempe' }],
  ])('narrows the export in the same way for %j', (query, narrowing) => {
    expect(narrowingOf(read(query))).toEqual(narrowing)
  })
})
