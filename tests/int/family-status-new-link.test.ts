import { beforeEach, expect, test } from 'vitest'
import { postNewLink } from '@/features/entries/server/family-status/new-link'
import { findFamilyPage } from '@/features/entries/server/family-status/queries'
import { postRegistration } from '@/features/registration/server/registrations/handlers'
import { pool } from '@/server/database/pool'
import { entry, plainForm as form, send } from './status-mails-support'
import { clearInbox, freshDatabase } from './support'
import { registrationInput } from '../support/factories'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeEach(clearInbox)

test('a new link is sent only to the family that requests it; the response is always the same', async () => {
  const id = await send(postRegistration, registrationInput())
  const { reference } = await entry(id)
  const spam = await entry(await send(postRegistration, registrationInput({ goals: 'Buy.', website: 'x' })))
  const outcomes = []
  for (const body of [
    { reference, email: 'PAT.CRUZ@example.org' },
    { reference, email: 'pat.cruz@example.org' },
    { reference, email: 'other@example.org' },
    { reference: 'PR-0000-0000', email: 'pat.cruz@example.org' },
    { reference: spam.reference, email: 'pat.cruz@example.org' },
  ]) {
    const answer = await postNewLink(form(body))
    outcomes.push([answer.status, answer.headers.get('location')])
  }
  expect(new Set(outcomes.map(String))).toEqual(new Set(['303,/registration-status?done=requested']))
  const { rows } = await queryMails(pool(), `SELECT "to", text FROM mails WHERE kind = 'link-family'`)
  expect(rows).toHaveLength(1)
  expect(rows[0].to).toBe('pat.cruz@example.org')
  const token = /registration-status\/([\w-]+)/.exec(rows[0].text)![1]!
  expect(await findFamilyPage(token)).toMatchObject({ id, reference })
})

test('a new link for a merged entry leads to the one that remains', async () => {
  const kept = await send(postRegistration, registrationInput())
  const merged = await send(postRegistration, registrationInput({ goals: 'Sent twice.' }))
  await pool().query('UPDATE inbox_entries SET merged_into = $1 WHERE entry_id = $2', [kept, merged])
  await postNewLink(form({ reference: (await entry(merged)).reference, email: 'pat.cruz@example.org' }))
  const { rows } = await queryMails(pool(), `SELECT text FROM mails WHERE kind = 'link-family'`)
  const token = /registration-status\/([\w-]+)/.exec(rows[0].text)![1]!
  expect(await findFamilyPage(token)).toMatchObject({ id: kept })
})
