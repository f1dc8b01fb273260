import { beforeEach, describe, expect, test } from 'vitest'
import { postMove, postPreview, postUndo } from '@/features/inbox/server/handlers'
import type { MailsToCome, Outcome } from '@/features/entries/rules/outcome'
import { pool } from '@/server/database/pool'
import { makeRegistration, makeText, seen, staffRequest } from './inbox-support'
import { clearInbox, countRows, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

const HANDLERS = { move: postMove, undo: postUndo, preview: postPreview }

async function post<Answer>(
  action: keyof typeof HANDLERS,
  body: unknown,
  role: 'registrar' | 'treasurer' = 'registrar',
) {
  const response = await HANDLERS[action](await staffRequest(role, action, body))
  return { answer: (await response.json()) as Answer }
}

describe('undo in the place of sending', () => {
  test('cancels mails and restores statuses, also where the flow does not allow the change', async () => {
    const fresh = await makeRegistration()
    const reviewed = await makeRegistration({ status: 'in_review' })
    await makeText({ status: 'declined', body: 'Thank you, {player}.' })
    const moved = await post<Outcome>('move', { status: 'declined', isMailed: true, entries: seen([fresh, reviewed]) })
    expect(moved.answer).toMatchObject({ undoMinutes: 10, mails: { queued: 2 } })
    const { answer } = await post<Outcome>('undo', { entries: [fresh, reviewed] })
    expect(answer).toEqual({ changed: [fresh, reviewed], skipped: [], lost: [], done: 'taken back' })
    expect(await statusOf(fresh)).toBe('pending')
    expect(await statusOf(reviewed)).toBe('in_review')
    const { rows } = await pool().query('SELECT DISTINCT status::text FROM mails')
    expect(rows).toEqual([{ status: 'undone' }])
    const jobs = await pool().query(`SELECT 1 FROM graphile_worker._private_jobs WHERE key LIKE 'mail:%'`)
    expect(jobs.rowCount).toBe(0)
    const noted = await pool().query(`SELECT 1 FROM audit_events WHERE action = 'mail undone'`)
    expect(noted.rowCount).toBe(2)
  })

  test('skips entries whose mail has been sent, and restores the others', async () => {
    const [left, waits] = [await makeRegistration(), await makeRegistration()]
    await makeText({ status: 'declined', body: 'Thank you, {player}.' })
    await post<Outcome>('move', { status: 'declined', isMailed: true, entries: seen([left, waits]) })
    await pool().query(`UPDATE mails SET status = 'sent', sent_at = now() WHERE entry_id = $1`, [left])
    const { answer } = await post<Outcome>('undo', { entries: [left, waits] })
    expect(answer.changed).toEqual([waits])
    expect(answer.skipped).toMatchObject([{ id: left, reason: 'Its mail has left already, so it stays as it is.' }])
    expect(await statusOf(left)).toBe('declined')
  })

  test('a change without a mail can be undone for the same minutes, once', async () => {
    const [now, long] = [await makeRegistration(), await makeRegistration()]
    await post<Outcome>('move', { status: 'evaluation', entries: seen([now, long]) })
    await pool().query(
      `UPDATE player_registrations_history SET at = at - interval '11 minutes' WHERE _parent_id = $1`,
      [long],
    )
    const { answer } = await post<Outcome>('undo', { entries: [now, long] })
    expect(answer.changed).toEqual([now])
    expect(answer.skipped).toMatchObject([{ id: long, reason: expect.stringMatching(/^It was moved too long ago/) }])
    expect(await statusOf(now)).toBe('pending')
  })

  test('skips entries without access, and those that never moved', async () => {
    const [moved, still] = [await makeRegistration(), await makeRegistration()]
    await post<Outcome>('move', { status: 'evaluation', entries: seen([moved]) })
    const other = await post<Outcome>('undo', { entries: [moved] }, 'treasurer')
    expect(other.answer.skipped).toEqual([{ id: moved, person: '', reason: 'It is no longer in the inbox.' }])
    const { answer } = await post<Outcome>('undo', { entries: [still] })
    expect(answer.skipped).toMatchObject([{ id: still, reason: 'There is nothing to take back.' }])
  })
})

describe('the preview of a bulk mail', () => {
  test('shows the text with one family’s data, and how many get it and who does not; nothing is sent', async () => {
    const [first, second] = [await makeRegistration(), await makeRegistration()]
    const enrolled = await makeRegistration({ status: 'enrolled' })
    await makeText({ status: 'declined', body: 'Thank you for coming, {player}. See {link}' })
    const { answer } = await post<MailsToCome>('preview', { status: 'declined', entries: [first, second, enrolled] })
    expect(answer).toMatchObject({ count: 2, samples: [{ count: 2, subject: 'News' }] })
    expect(answer.samples[0]!.text).toMatch(/^Thank you for coming, \w+\. See \(a private link of this family\)$/)
    expect(answer.skipped).toMatchObject([{ id: enrolled, reason: expect.stringContaining('cannot become') }])
    expect(await countRows('mails')).toBe(0)
    expect(await statusOf(first)).toBe('pending')
  })

  test('says that no mail would be sent when the status has no text', async () => {
    const id = await makeRegistration()
    await makeText({ status: 'declined', body: 'Thank you, {player}.' })
    const { answer } = await post<MailsToCome>('preview', { status: 'in_review', entries: [id] })
    expect(answer).toMatchObject({
      count: 0,
      samples: [],
      skipped: [{ reason: 'There is no mail text for this status.' }],
    })
  })
})

async function statusOf(id: string): Promise<string> {
  const { rows } = await pool().query<{ status: string }>('SELECT status FROM inbox_entries WHERE entry_id = $1', [id])
  return rows[0]!.status
}
