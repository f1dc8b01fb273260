import { describe, expect, test } from 'vitest'
import { FLOWS, explainRefusedMove, listNextStatuses, statusOptions, type FlowName } from './flow'

const PROMISED = ['accepted', 'enrolled', 'agreed', 'confirmed', 'visited', 'received', 'acknowledged']

describe.each(Object.keys(FLOWS) as FlowName[])('the flow %s', (flow) => {
  const statuses = statusOptions(flow).map(({ value }) => value)

  test('every step leads to statuses that exist', () => {
    for (const status of statuses) {
      for (const next of listNextStatuses(flow, status)) expect(statuses).toContain(next)
    }
  })

  test('no status is a dead end, and only what was promised to nobody begins anew', () => {
    const [first = ''] = statuses
    for (const status of statuses) {
      expect(listNextStatuses(flow, status).length).toBeGreaterThan(0)
      if (PROMISED.includes(status)) expect(listNextStatuses(flow, status), status).not.toContain(first)
    }
  })

  test('staying where one is needs no permission', () => {
    for (const status of statuses) expect(explainRefusedMove(flow, status, status)).toBeNull()
  })
})

test('a refused move names where the entry may go instead', () => {
  expect(explainRefusedMove('registration', 'pending', 'accepted')).toBe(
    '“Pending” cannot become “Accepted”. From here it may go to: In review, Needs info, Evaluation, Declined, Withdrawn, Spam.',
  )
})

test('no status leads to “Enrolled”, and the refusal says what does', () => {
  for (const { value } of statusOptions('registration')) {
    expect(listNextStatuses('registration', value)).not.toContain('enrolled')
    if (value !== 'enrolled')
      expect(explainRefusedMove('registration', value, 'enrolled')).toMatch(/^A player is enrolled through the roster/)
  }
})

test('an unknown status leads nowhere', () => {
  expect(explainRefusedMove('registration', 'pending', 'hacked')).toContain('cannot become “hacked”')
  expect(listNextStatuses('registration', 'constructor')).toEqual([])
})

test.each(['in_review', 'needs_info', 'evaluation', 'waitlisted', 'declined', 'withdrawn', 'spam'])(
  'a registration that is %s by mistake goes back to pending',
  (status) => expect(explainRefusedMove('registration', status, 'pending')).toBeNull(),
)
