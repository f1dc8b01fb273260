import { expect, test } from 'vitest'
import { describeQueue, queuedEntry } from './case-queue'
import { parseFilters } from './parse-filters'
import type { InboxRow } from './row'

const OPENING = parseFilters(new URLSearchParams())
const TRYOUTS = parseFilters(new URLSearchParams('kind=tryout-registrations&sort=oldest'))
const CURSOR = 'older=2026-11-01T10:00:00.000000Z_5d6f0c5e-3f2b-4a39-9a3e-0d6a3c1f2b11'
const SECOND_PAGE = parseFilters(new URLSearchParams(`status=waiting&sort=due&${CURSOR}`))

function row(id: string): InboxRow {
  return { id, kind: 'tryout-registrations', person: `Player ${id}` } as InboxRow
}

const rows = [row('a'), row('b'), row('c')]

test('names the position and both neighbors, and keeps the filters of the list', () => {
  const queue = describeQueue('b', { rows }, TRYOUTS)
  const kept = 'queue=kind%3Dtryout-registrations%26sort%3Doldest'
  expect(queue).toEqual({
    isListed: true,
    position: '2 of 3, oldest first',
    list: '/admin/inbox?kind=tryout-registrations&sort=oldest',
    previous: { href: `/admin/collections/tryout-registrations/a?${kept}`, person: 'Player a' },
    next: { href: `/admin/collections/tryout-registrations/c?${kept}`, person: 'Player c' },
  })
})

test('links to the first entry of the list after the entry has left it', () => {
  const queue = describeQueue('z', { rows }, OPENING)
  expect(queue).toMatchObject({ isListed: false, position: '3 in the list, due first', previous: null })
  expect(queue.next).toEqual({ href: '/admin/collections/tryout-registrations/a', person: 'Player a' })
})

test('continues on the next page, whose entries are not counted', () => {
  const after = { row: row('d'), filters: SECOND_PAGE }
  expect(describeQueue('c', { rows, after }, OPENING)).toMatchObject({
    position: '3 of 3+, due first',
    next: { href: queuedEntry(row('d'), SECOND_PAGE), person: 'Player d' },
  })
  const before = { row: row('c'), filters: OPENING }
  expect(describeQueue('d', { rows: [row('d')], before }, SECOND_PAGE)).toMatchObject({
    position: 'due first',
    previous: { person: 'Player c' },
    next: null,
  })
})

test('has no next entry at the end of the list', () => {
  expect(describeQueue('a', { rows }, OPENING).previous).toBeNull()
  expect(describeQueue('c', { rows }, OPENING).next).toBeNull()
  expect(describeQueue('a', { rows: [] }, OPENING).next).toBeNull()
})
