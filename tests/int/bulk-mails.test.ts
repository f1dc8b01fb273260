import { beforeEach, describe, expect, test } from 'vitest'
import { postMove, postPreview } from '@/features/inbox/server/handlers'
import { queueStatusMails } from '@/features/entries/server/status-mails/answer'
import { findEntryPanel } from '@/features/entries/server/status-mails/queries'
import type { MailsToCome, Outcome } from '@/features/entries/rules/outcome'
import { pool } from '@/server/database/pool'
import { answerOf } from '../support/status-mails'
import { makeRegistration, seen, staffRequest } from './inbox-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

const REASON = 'Please send us the year of birth.'
const SPANISH = 'Mi hija juega baloncesto en la escuela y quiere un equipo.'

async function post<Answer>(action: 'move' | 'preview', body: object): Promise<Answer> {
  const handler = { move: postMove, preview: postPreview }[action]
  return (await (await handler(await staffRequest('registrar', action, body))).json()) as Answer
}

/** A registration whose family wrote in Spanish. */
async function makeSpanish(): Promise<string> {
  const id = await makeRegistration()
  await pool().query('UPDATE player_registrations SET goals = $2 WHERE id = $1', [id, SPANISH])
  return id
}

describe('writing to many families', () => {
  test('asks all of them for the same missing item, once it is entered', async () => {
    const ids = [await makeRegistration(), await makeRegistration()]
    const before = await post<MailsToCome>('preview', { status: 'needs_info', entries: ids })
    expect([before.count, before.skipped.length]).toEqual([0, 2])
    const preview = await post<MailsToCome>('preview', { status: 'needs_info', entries: ids, reason: REASON })
    expect(preview).toMatchObject({ count: 2, skipped: [], samples: [{ text: expect.stringContaining(REASON) }] })
    const moved = await post<Outcome>('move', {
      status: 'needs_info',
      isMailed: true,
      reason: REASON,
      entries: seen(ids),
    })
    expect(moved).toMatchObject({ mails: { queued: 2, skipped: [] } })
    expect((await answerOf(pool(), ids[0]!)).text).toContain(REASON)
  })

  test('uses each family’s language, or the one that is selected for all', async () => {
    const [english, spanish] = [await makeRegistration(), await makeSpanish()]
    await post('move', { status: 'evaluation', isMailed: true, entries: seen([english, spanish]) })
    const languages = async () => [
      (await answerOf(pool(), english)).language,
      (await answerOf(pool(), spanish)).language,
    ]
    expect(await languages()).toEqual(['en', 'es'])
    await post('move', { status: 'declined', isMailed: true, language: 'en', entries: seen([english, spanish], 2) })
    expect(await languages()).toEqual(['en', 'en'])
  })
})

test('skips entries that this member of staff may not access', async () => {
  const entry = { kind: 'player-registrations', id: await makeRegistration(), status: 'evaluation' } as const
  expect(await queueStatusMails(await staffAs('treasurer'), [entry])).toMatchObject({
    queued: 0,
    skipped: [{ id: entry.id, reason: 'There is no such entry.' }],
  })
  expect((await pool().query('SELECT FROM mails WHERE entry_id = $1', [entry.id])).rowCount).toBe(0)
})

test('offers Spanish for a family that wrote in Spanish', async () => {
  const panel = await findEntryPanel(await staffAs('registrar'), 'player-registrations', await makeSpanish())
  expect(panel).toMatchObject({ language: 'es' })
})
