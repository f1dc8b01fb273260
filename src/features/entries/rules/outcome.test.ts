import { expect, test } from 'vitest'
import { summarize, summarizeMails, type Skipped } from './outcome'

const SKIPPED: Skipped[] = [{ id: 'a', person: 'Avery', reason: 'It was merged.' }]

test.each([
  [{ changed: ['a'], skipped: [] }, '1 changed.'],
  [{ changed: [], skipped: [] }, 'Nothing changed.'],
  [{ changed: ['a', 'b'], skipped: SKIPPED, done: 'invited' as const }, '2 invited, 1 skipped because:'],
  [{ changed: [], skipped: SKIPPED, done: 'written to' as const }, 'Nothing written to, 1 skipped because:'],
])('%j: %s', (outcome, text) => {
  expect(summarize(outcome)).toBe(text)
})

test.each([
  [{ queued: 0, skipped: [] }, 5, 'No mail was written.'],
  [{ queued: 1, skipped: [] }, 1, '1 mail waits a minute before leaving.'],
  [{ queued: 1, skipped: [] }, 2, '1 mail waits 2 minutes before leaving.'],
  [{ queued: 2, skipped: [] }, 5, '2 mails wait 5 minutes before leaving.'],
  [{ queued: 0, skipped: SKIPPED }, 5, 'No mail was written. 1 not written because:'],
  [{ queued: 3, skipped: SKIPPED }, 5, '3 mails wait 5 minutes before leaving. 1 not written because:'],
])('%j with %i minutes: %s', (mailed, minutes, text) => {
  expect(summarizeMails(mailed, minutes)).toBe(text)
})
