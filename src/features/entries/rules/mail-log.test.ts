import { describe, expect, test } from 'vitest'
import { explainMail, isAddressRefused, isResendable, isUndoable, type LoggedMail } from './mail-log'

const mail: LoggedMail = {
  id: '5f0c1f60-0000-4000-8000-000000000001',
  kind: 'answer-accepted',
  to: 'pat@example.org',
  subject: 'A place for Avery',
  text: 'Hello Pat',
  status: 'queued',
  lastError: null,
  sentBy: 'Kim Example',
  createdAt: '2026-11-20T18:00:00.000Z',
  sendAt: '2026-11-20T18:10:00.000Z',
  sentAt: '2026-11-20T18:12:00.000Z',
}
const WRITTEN = 'Nov 20, 2026, 11:00 AM'
const PLANNED = 'Nov 20, 2026, 11:10 AM'
const SENT = 'Nov 20, 2026, 11:12 AM'

describe('the status of a mail with its time', () => {
  test.each<[string, Partial<LoggedMail>, string, string]>([
    ['it can still be undone', { status: 'waiting' }, 'Goes out', PLANNED],
    ['its moment is not known', { status: 'waiting', sendAt: null }, 'Goes out', 'soon'],
    ['it waits for its day', { status: 'held' }, 'Held', `until ${PLANNED}`],
    ['it is out', { status: 'sent' }, 'Handed to the mail server', SENT],
    ['there is no mail server', { status: 'kept' }, 'Kept here', WRITTEN],
    [
      'it was refused',
      { status: 'failed', lastError: '550' },
      'The address takes no mail (550): ask for another one.',
      WRITTEN,
    ],
    ['it failed without a code', { status: 'failed' }, 'It could not be delivered (no code).', WRITTEN],
    ['it was taken back', { status: 'undone' }, 'never went out', WRITTEN],
    ['it leaves just now', { status: 'queued' }, 'On its way', ''],
    ['it did not get through yet', { status: 'queued', lastError: '421' }, 'tried again soon', '(421)'],
  ])('%s', (_what, changes, state, moment) => {
    const explanation = explainMail({ ...mail, ...changes })
    expect(explanation).toContain(state)
    expect(explanation).toContain(moment)
  })
})

// The server's SQL has the same rules.
test.each([
  ['waiting', 'undo'],
  ['held', 'undo'],
  ['queued', 'nothing'],
  ['sent', 'send again'],
  ['kept', 'send again'],
  ['failed', 'send again'],
  ['undone', 'nothing'],
])('offers for a %s mail: %s', (status, choice) => {
  expect([isUndoable({ status }), isResendable({ status })]).toEqual([choice === 'undo', choice === 'send again'])
})

test.each([
  ['failed', '550', true],
  ['failed', '450', false],
  ['failed', '5500', false],
  ['failed', null, false],
  ['queued', '550', false],
])('of a %s mail with the error %s, the address is refused: %s', (status, lastError, isRefused) => {
  expect(isAddressRefused({ status, lastError })).toBe(isRefused)
})
