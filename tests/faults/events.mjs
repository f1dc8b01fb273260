/** Faults in the calendar. */
export const faults = [
  {
    name: 'The last evening of a series is missing in every calendar that subscribed to it',
    file: 'src/features/events/rules/ics.ts',
    before: 'utc(`${addDaysTo(until, 1)}T06:59:59Z`)',
    after: 'utc(`${until}T23:59:59Z`)',
    caughtBy: { layer: 'unit', file: 'src/features/events/rules/ics.test.ts' },
  },
  {
    name: 'Calendars are not told that an event moved to another address',
    file: 'src/features/events/rules/calendar.ts',
    before: 'place?.address || null',
    after: 'place?.name || null',
    caughtBy: { layer: 'unit', file: 'src/features/events/rules/calendar.test.ts' },
  },
]
