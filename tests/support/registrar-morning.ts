import type { APIRequestContext } from '@playwright/test'
import type pg from 'pg'
import { newName } from './enrolment'
import { registrationInput } from './factories'
import { makeRegistration } from './inbox'
import { expect } from './site'

/** How many of the thirty registrations are overdue, how many of those a colleague is already reading, and how many are new. */
export const LATE = 20
export const READ = 2
export const FRESH = 10

const DAY_MS = 24 * 60 * 60 * 1000
const LONG_AGO = new Date(Date.now() - 14 * DAY_MS).toISOString()

export type Morning = {
  /** A tag that only these thirty registrations have. */
  tag: string
  /** The overdue registration that this test follows, as its family submitted it. */
  id: string
  reference: string
  firstName: string
}

/** Stores thirty registrations in the inbox, with their own tag. */
export async function fillInbox(db: pg.Pool, request: APIRequestContext): Promise<Morning> {
  const firstName = newName()
  const tag = `tryouts ${firstName.toLowerCase()}`
  const family = await sendByForm(db, request, firstName)
  const others = Array.from({ length: LATE + FRESH - 1 }, (_, index) => ({
    first: `Kit ${String.fromCodePoint('A'.codePointAt(0)! + index)}`,
    last: `Early${firstName.slice(2)}`,
    status: index < READ ? 'in_review' : 'pending',
    at: index < LATE - 1 ? LONG_AGO : undefined,
  }))
  const ids = [family.id]
  for (const other of others) ids.push(await makeRegistration(db, other))
  await db.query('UPDATE inbox_entries SET tags = ARRAY[$2::text] WHERE entry_id = ANY ($1)', [ids, tag])
  return { tag, firstName, ...family }
}

// Submitted through the form, so that the family gets its mail with the private link; only the time is changed afterwards.
async function sendByForm(db: pg.Pool, request: APIRequestContext, firstName: string) {
  const data = registrationInput({
    firstName,
    lastName: 'Okoro',
    dateOfBirth: '05/06/2018',
    parentEmail: `${firstName}@example.org`,
  })
  const answer = await request.post('/forms/registration', { data })
  expect(answer.status()).toBe(201)
  const { id, reference } = (await answer.json()) as { id: string; reference: string }
  await db.query('UPDATE player_registrations SET created_at = $2 WHERE id = $1', [id, LONG_AGO])
  await db.query('UPDATE inbox_entries SET received_at = $2, due_at = inbox_due(kind, $2) WHERE entry_id = $1', [
    id,
    LONG_AGO,
  ])
  return { id, reference }
}
