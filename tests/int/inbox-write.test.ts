import { beforeEach, describe, expect, test } from 'vitest'
import { postWrite } from '@/features/inbox/server/handlers'
import type { Outcome } from '@/features/entries/rules/outcome'
import { postUndo } from '@/features/entries/server/status-mails/handlers'
import { answerEntry } from '@/features/entries/server/status-mails/answer'
import { moveEntry } from '@/features/entries/server/move'
import { findPendingUndo } from '@/features/entries/server/undo/pending'
import { pool } from '@/server/database/pool'
import { ANSWER, answerOf } from '../support/status-mails'
import { makeRegistration, staffRequest } from './inbox-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

const KIND = 'player-registrations'
const LETTER = { subject: 'The gym', text: 'Hello {guardian}, {player} plays on Monday.', language: 'en' }

freshDatabase()
beforeEach(clearInbox)

async function write(entries: string[], letter: object = LETTER, role: 'registrar' | 'treasurer' = 'registrar') {
  const response = await postWrite(await staffRequest(role, 'write', { entries, ...letter }))
  return { status: response.status, outcome: (await response.json()) as Outcome & { message?: string } }
}

async function mailsOf(id: string) {
  const { rows } = await pool().query<{ id: string; kind: string; status: string; subject: string }>(
    'SELECT id, kind, status::text, subject FROM mails WHERE entry_id = $1 ORDER BY created_at',
    [id],
  )
  return rows
}

const statusOf = async (id: string) =>
  (await pool().query<{ status: string }>('SELECT status FROM inbox_entries WHERE entry_id = $1', [id])).rows[0]?.status

describe('bulk mails without a status change', () => {
  test('fill in each family’s data, wait as every mail does, and change nothing else', async () => {
    const ids = [await makeRegistration({ first: 'Ada' }), await makeRegistration({ first: 'Bea' })]
    const { outcome } = await write(ids)
    expect(outcome).toMatchObject({ changed: ids, skipped: [], mails: { queued: 2 }, undoMinutes: 10 })
    for (const id of ids) {
      expect(await mailsOf(id)).toMatchObject([{ kind: 'note', status: 'waiting', subject: 'The gym' }])
      expect(await statusOf(id)).toBe('pending')
    }
    const pending = await findPendingUndo(await staffAs('registrar'))
    expect(pending?.changes.map(({ id, to }) => [id, to]).toSorted()).toEqual(ids.map((id) => [id, null]).toSorted())
  })

  test('skip a family without an address, and one that this role may not access', async () => {
    const [silent, other] = [await makeRegistration(), await makeRegistration()]
    await pool().query(`UPDATE player_registrations SET parent_email = '' WHERE id = $1`, [silent])
    const { outcome } = await write([silent, other])
    expect(outcome.changed).toEqual([other])
    expect(outcome.skipped).toMatchObject([{ id: silent }])
    expect((await write([other], LETTER, 'treasurer')).outcome.changed).toEqual([])
    expect(await mailsOf(other)).toHaveLength(1)
  })

  test('are rejected with an empty text, an unknown placeholder, or too many families', async () => {
    const id = await makeRegistration()
    expect((await write([id], { ...LETTER, text: ' ' })).outcome.message).toBe('Write a text.')
    expect((await write([id], { ...LETTER, text: 'Hi {gym}' })).outcome.skipped).toHaveLength(1)
    expect((await write(Array.from({ length: 101 }, () => id))).status).toBe(422)
    expect(await mailsOf(id)).toEqual([])
  })
})

describe('a mail written without a status change', () => {
  test('is canceled alone: the status that was set before stays', async () => {
    const id = await makeRegistration()
    const registrar = await staffAs('registrar')
    await moveEntry(registrar, { kind: KIND, id, status: 'in_review' })
    await answerEntry(registrar, { kind: KIND, id, status: 'in_review', mail: ANSWER })
    const { id: mail } = await answerOf(pool(), id)
    const response = await postUndo(await staffRequest('registrar', 'undo', { mail }))
    expect(response.status).toBe(200)
    expect(await mailsOf(id)).toMatchObject([{ status: 'undone' }])
    expect(await statusOf(id)).toBe('in_review')
  })

  test('does not block an answer, nor is canceled when the entry moves on', async () => {
    const id = await makeRegistration()
    await write([id])
    await answerEntry(await staffAs('registrar'), { kind: KIND, id, status: 'in_review', mail: ANSWER })
    expect((await mailsOf(id)).map(({ kind, status }) => [kind, status])).toEqual([
      ['note', 'waiting'],
      ['answer-in_review', 'waiting'],
    ])
  })
})
