import { expect, test } from 'vitest'
import type { WatchedRow } from './row'
import { describeConcurrentChange } from './watched'

const ME = { id: 'me', name: 'Rae Example' }
const LOU = { id: 'lou', name: 'Lou Example' }
const now = (change: Partial<WatchedRow>) =>
  ({
    ...{ kind: 'player-registrations', status: 'evaluation', revision: 1, assignee: null, assigneeId: null },
    ...{ changedBy: null, ...change },
  }) as WatchedRow
const loaded = { loaded: { me: ME, assignee: null }, revision: 1 }

test.each([
  ['a colleague took it', { assigneeId: 'lou', assignee: LOU.name }, 'Lou Example has this now.'],
  ['it was taken by me elsewhere', { assigneeId: 'me', assignee: ME.name }, null],
  [
    'a colleague moved it',
    { revision: 2, changedBy: LOU },
    'Lou Example changed this. It is now “Evaluation”. Reload to see all of it.',
  ],
  [
    'its family changed it',
    { revision: 2 },
    'The family changed this. It is now “Evaluation”. Reload to see all of it.',
  ],
  ['I moved it in another tab', { revision: 2, changedBy: ME }, null],
  ['nothing changed', {}, null],
])('describes the change when %s', (_when, change, news) => {
  expect(describeConcurrentChange(now(change), loaded)).toBe(news)
})

test('describes that an entry was unassigned', () => {
  expect(describeConcurrentChange(now({}), { ...loaded, loaded: { me: ME, assignee: LOU } })).toBe(
    'No one has this now.',
  )
})
