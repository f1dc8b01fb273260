import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Queue } from '../../rules/today'
import { toWeeks } from '@/features/reports/rules/weeks'
import type { WorkItem } from '../../rules/work-queue'
import { QueueRows } from './QueueRows'
import { WeekChart } from './WeekChart'

const NOW = Date.parse('2026-11-20T12:00:00-07:00')

function makeQueue(change: Partial<Queue>): Queue {
  const first = {
    id: 'a',
    kind: 'tryout-registrations',
    person: 'Ana Diaz',
    dueAt: '2026-11-20T07:00:00-07:00',
    receivedAt: '2026-11-17T07:00:00-07:00',
    assignee: 'Kim',
    isMine: false,
  } as const
  return { kind: 'tryout-registrations', open: 4, late: 2, first, ...change }
}

function show(queues: Queue[] | null, ...items: Partial<WorkItem>[]): string {
  const full = items.map((item) => ({ key: 'k', count: 1, label: 'things', topic: 'things', href: '/admin', ...item }))
  return renderToStaticMarkup(<QueueRows title="Part" queues={queues} items={full} now={NOW} hasInbox />)
}

test('shows the count, the entry due first, how long it has waited, and its assignee', () => {
  const html = show([makeQueue({})])
  expect(html).toMatch(
    /<a href="\/admin\/inbox\?kind=tryout-registrations[^"]*" data-work="tryout-registrations" data-late="">/,
  )
  expect(html).toMatch(/<b>4<\/b> <strong>Tryouts<\/strong>.*Ana Diaz.*Since Tue 7:00 AM, with Kim.*Overdue 5 h/s)
})

test('marks only overdue queues, and uses the singular for one entry', () => {
  const html = show([makeQueue({ open: 1, late: 0 })])
  expect(html).not.toContain('data-late')
  expect(html).toContain('<strong>Tryout</strong>')
})

test('offers a retry when a count could not be read', () => {
  const html = show([], { count: null, label: 'mails that could not be sent', topic: 'the outbox' })
  expect(html).toContain('mails that could not be sent: could not load. Try again.')
  expect(html).not.toContain('All done')
})

test('keeps the other counts when the entries could not be read', () => {
  const html = show(null, { count: 3, label: 'comments to review' }, { count: 0, topic: 'mails' })
  expect(html).toContain('What families sent could not load.')
  expect(html).toContain('comments to review')
  expect(html).not.toContain('All done')
})

test('says that everyone has an answer, above what else waits', () => {
  expect(show([], { count: 3, label: 'comments to review' })).toMatch(/Everyone has an answer\..*comments to review/s)
  expect(show([makeQueue({})])).not.toContain('Everyone')
  expect(show(null)).not.toContain('Everyone')
})

test('lists the empty queues in one sentence', () => {
  const html = show([], { count: 0, topic: 'comments' })
  expect(html).not.toContain('<ul')
  expect(html).toContain('All done: comments.')
})

test('draws each part of a week in proportion and repeats the numbers in a table', () => {
  const monday = '2026-11-16'
  const weeks = toWeeks(
    [
      { monday, status: 'pending', count: 1 },
      { monday, status: 'accepted', count: 3 },
    ],
    '2026-11-21',
  )
  const html = renderToStaticMarkup(<WeekChart weeks={weeks} />)
  expect(html.match(/<rect[^>]*>/g)).toEqual([
    '<rect data-part="decided" x="0" width="10" y="25" height="75">',
    '<rect data-part="waiting" x="0" width="10" y="0" height="24">',
  ])
  expect(html.match(/weekCurrent/g)).toHaveLength(1)
  expect(html).toContain('<th scope="row">Nov 16</th><td>3</td><td>0</td><td>1</td><td>4</td>')
})
