import { expect, test } from 'vitest'
import { listFields } from '../../tests/support/fields'
import { Announcements } from './Announcements'

type End = { validate: (value: unknown, options: { siblingData: object }) => true | string }

const [, endsAt] = listFields(Announcements.fields, 'announcements').find(([path]) => path.endsWith('.endsAt'))!
const startsAt = '2026-11-20T18:00:00.000Z'

test.each([
  [undefined, 'Choose when it ends.'],
  ['', 'Choose when it ends.'],
  ['soon', 'Choose when it ends.'],
  ['2026-11-20T17:59:00.000Z', 'Choose an end after the beginning.'],
  [startsAt, 'Choose an end after the beginning.'],
  ['2026-11-20T18:01:00.000Z', true],
])('an announcement that ends at %j: %s', (end, verdict) => {
  expect((endsAt as unknown as End).validate(end, { siblingData: { startsAt } })).toBe(verdict)
})
