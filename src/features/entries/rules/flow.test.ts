import { describe, expect, test } from 'vitest'
import { FLOWS, explainRefusedMove, listNextStatuses, statusAfterRefusal, statusOptions, type FlowName } from './flow'

const PROMISED = ['accepted', 'enrolled', 'agreed', 'confirmed', 'visited', 'received', 'acknowledged']

describe.each(Object.keys(FLOWS) as FlowName[])('the flow %s', (flow) => {
  const statuses = statusOptions(flow).map(({ value }) => value)

  test('has only transitions to existing statuses', () => {
    for (const status of statuses) {
      for (const next of listNextStatuses(flow, status)) expect(statuses).toContain(next)
    }
  })

  test('has no dead end, and returns to the first status only if nothing was promised', () => {
    const [first = ''] = statuses
    for (const status of statuses) {
      expect(listNextStatuses(flow, status).length).toBeGreaterThan(0)
      if (PROMISED.includes(status)) expect(listNextStatuses(flow, status), status).not.toContain(first)
    }
  })

  test('allows a status to stay the same', () => {
    for (const status of statuses) expect(explainRefusedMove(flow, status, status)).toBeNull()
  })
})

test('names the allowed statuses when it refuses a move', () => {
  expect(explainRefusedMove('registration', 'pending', 'accepted')).toBe(
    '“Pending” cannot become “Accepted”. From here it may go to: In review, Needs info, Evaluation, Declined, Withdrawn, Spam.',
  )
})

test('has no transition to “Enrolled”, and says how a player is enrolled', () => {
  for (const { value } of statusOptions('registration')) {
    expect(listNextStatuses('registration', value)).not.toContain('enrolled')
    if (value !== 'enrolled')
      expect(explainRefusedMove('registration', value, 'enrolled')).toMatch(/^A player is enrolled through the roster/)
  }
})

test('refuses an unknown status', () => {
  expect(explainRefusedMove('registration', 'pending', 'hacked')).toContain('cannot become “hacked”')
  expect(listNextStatuses('registration', 'constructor')).toEqual([])
})

test.each(['in_review', 'needs_info', 'evaluation', 'waitlisted', 'declined', 'withdrawn', 'spam'])(
  'allows a registration with the wrong status %s to return to pending',
  (status) => expect(explainRefusedMove('registration', status, 'pending')).toBeNull(),
)

test.each([
  ['moves on as wanted where the new status allows it', 'pending', 'evaluation', 'in_review', 'evaluation'],
  ['moves on as wanted where the status is the same', 'pending', 'evaluation', 'pending', 'evaluation'],
  ['keeps the status that was set first where it was not to change', 'pending', 'pending', 'in_review', 'in_review'],
  [
    'keeps the status that was set first where the move is not possible',
    'pending',
    'evaluation',
    'declined',
    'declined',
  ],
  ['keeps the status where a colleague set the wanted one', 'pending', 'evaluation', 'evaluation', 'evaluation'],
])('an answer after a refusal %s', (_, seen, wanted, now, status) => {
  expect(statusAfterRefusal('registration', { seen, wanted, now })).toBe(status)
})
