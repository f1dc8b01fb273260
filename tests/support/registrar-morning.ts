import type { APIRequestContext } from '@playwright/test'
import type pg from 'pg'
import { newName } from './enrolment'
import { registrationInput } from './factories'
import { makeRegistration } from './inbox'
import { expect } from './site'

/** How many of the thirty registrations are late, how many of those somebody reads already, and how many are new. */
export const LATE = 20
export const READ = 2
export const FRESH = 10

const DAY_MS = 24 * 60 * 60 * 1000
const LONG_AGO = new Date(Date.now() - 14 * DAY_MS).toISOString()

export type Morning = {
  /** Stands on each of the thirty and on nothing else. */
  tag: string
  /** The late registration that this morning is about, as its family sent it. */
  id: string
  reference: string
  firstName: string
}

/** Thirty registrations in the inbox, found by a tag of their own. */
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

// It comes by the form, so that the family has its mail with the private link; only its time is another.
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
