import type { PublicEvent } from '@/features/events/rules/public-event'

/** A weekly practice on Mondays and Fridays, 6 to 8 PM, from January to May 2027. */
export function practice(change: Partial<PublicEvent> = {}): PublicEvent {
  return {
    slug: 'evening-practice',
    title: 'Evening practice',
    type: 'practice',
    divisions: [],
    place: { name: 'Main gym', address: '100 Sample Way, Surprise, AZ' },
    description: null,
    allDay: false,
    start: '2027-01-05T01:00:00.000Z',
    end: '2027-01-05T03:00:00.000Z',
    repeat: 'weekly',
    weekdays: ['MO', 'FR'],
    until: '2027-05-28',
    exceptions: [],
    isCancelled: false,
    cancelNote: null,
    registrationHref: null,
    uid: '2f0e0f0e-0000-4000-8000-000000000001',
    sequence: 3,
    updatedAt: '2026-12-01T18:00:00.000Z',
    ...change,
  }
}

/** A tournament from Friday to Sunday without times. */
export function tournament(change: Partial<PublicEvent> = {}): PublicEvent {
  return practice({
    slug: 'desert-tournament',
    title: 'Desert tournament',
    type: 'tournament',
    divisions: ['11U', '12U'],
    allDay: true,
    start: '2027-04-30T07:00:00.000Z',
    end: '2027-05-02T07:00:00.000Z',
    repeat: 'none',
    weekdays: [],
    until: null,
    uid: '2f0e0f0e-0000-4000-8000-000000000002',
    ...change,
  })
}
