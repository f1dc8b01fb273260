import { expect, test } from 'vitest'
import type { Event } from '@/payload-types'
import { toPublicEvent } from './public-event'

const STAMP = '2026-07-01T12:00:00.000Z'
const EVENT: Event = {
  id: 'e',
  slug: 'open-gym',
  title: 'Open gym',
  type: 'practice',
  start: '2026-07-02T01:00:00.000Z',
  start_tz: 'America/Phoenix',
  end: '2026-07-02T02:00:00.000Z',
  end_tz: 'America/Phoenix',
  repeat: 'weekly',
  place: { name: 'Gym', address: '' },
  createdAt: STAMP,
  updatedAt: STAMP,
}

test('formats days without a time, and empty texts as null', () => {
  const exceptions: Event['exceptions'] = [{ date: '2026-07-08T12:00:00.000Z', kind: 'cancelled', note: '' }]
  expect(toPublicEvent({ ...EVENT, until: '2026-08-31T12:00:00.000Z', exceptions })).toMatchObject({
    until: '2026-08-31',
    exceptions: [{ day: '2026-07-08', kind: 'cancelled', note: null }],
    place: { name: 'Gym', address: null },
    cancelNote: null,
  })
  expect(toPublicEvent(EVENT)).toMatchObject({ until: null, exceptions: [], isCancelled: false, allDay: false })
})

test.each(['slug', 'title', 'start', 'end'] as const)('returns null for a draft without its %s', (field) => {
  expect(toPublicEvent({ ...EVENT, [field]: '' })).toBeNull()
})
