import { beforeEach, describe, expect, test } from 'vitest'
import { postRelease } from '@/features/entries/server/status-mails/handlers'
import { answerEntry } from '@/features/entries/server/status-mails/answer'
import { moveEntry } from '@/features/entries/server/move'
import { sendHeldAnswers } from '@/features/entries/server/status-mails/release'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { done } from '@/lib/result'
import { deliver, post, tryout } from './status-mails-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, payload } from './support'
import { ANSWER, answerOf, jobOf, mailsOf, makeDue } from '../support/status-mails'

freshDatabase('demo')
beforeEach(async () => {
  await clearInbox()
  await pool().query('DELETE FROM tryout_days')
})

const KIND = 'tryout-registrations'
const RESULTS = ['accepted', 'waitlisted', 'declined'] as const

describe('results of a day with a release time', () => {
  test('are held without their own job, and shown with that time', async () => {
    const day = await makeDay(inHours(5))
    const id = await candidate(day, 'accepted')
    const mail = await answerOf(pool(), id)
    expect(mail.status).toBe('held')
    expect(mail.send_at.toISOString()).toBe(await releaseAt(day))
    expect(await jobOf(pool(), mail.id)).toBeUndefined()
    expect(Math.abs((await releaseJob(day)).run_at - mail.send_at)).toBeLessThan(1000)
  })

  test('are sent together and once, also when the job runs repeatedly', async () => {
    const day = await makeDay(inHours(5))
    const ids = []
    for (const status of RESULTS) ids.push(await candidate(day, status))
    await pool().query(`UPDATE tryout_days SET release_at = now() - interval '1 second' WHERE id = $1`, [day])
    const counts = await Promise.all(Array.from({ length: 5 }, () => sendHeldAnswers(day)))
    expect(counts.sort()).toEqual([0, 0, 0, 0, 3])
    for (const id of ids) {
      const mail = await answerOf(pool(), id)
      expect(mail.status).toBe('queued')
      expect(await jobOf(pool(), mail.id)).toBeDefined()
      await deliver(mail.id)
      expect((await answerOf(pool(), id)).status).toBe('kept')
    }
    expect(await sendHeldAnswers(day)).toBe(0)
  })

  test('are not sent by an old job that runs before the new time', async () => {
    const day = await makeDay(inHours(5))
    const id = await candidate(day, 'declined')
    expect(await sendHeldAnswers(day)).toBe(0)
    expect((await answerOf(pool(), id)).status).toBe('held')
  })

  test('follow a changed time, and there is still one job', async () => {
    const day = await makeDay(inHours(5))
    const id = await candidate(day, 'declined')
    const later = inHours(30)
    await setRelease(day, later)
    expect((await answerOf(pool(), id)).send_at.toISOString()).toBe(later)
    expect((await releaseJob(day)).run_at.toISOString()).toBe(later)
    const { rows } = await pool().query(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'release_day'`)
    expect(rows).toHaveLength(1)
  })

  test('are sent when the time is removed', async () => {
    const day = await makeDay(inHours(5))
    await candidate(day, 'declined')
    await setRelease(day, null)
    expect((await releaseJob(day)).run_at.getTime()).toBeLessThanOrEqual(Date.now())
    expect(await sendHeldAnswers(day)).toBe(1)
  })

  test('can be released by a registrar, and later ones are sent as usual', async () => {
    const day = await makeDay(inHours(5))
    await candidate(day, 'accepted')
    expect((await post(postRelease, { day }, 'coach')).status).toBe(403)
    const answer = await post(postRelease, { day })
    expect(await answer.json()).toEqual({ released: 1 })
    expect((await answerOf(pool(), await candidate(day, 'declined'))).status).toBe('waiting')
  })

  test('a rewritten answer replaces the held one', async () => {
    const day = await makeDay(inHours(5))
    const id = await candidate(day, 'declined')
    const again = { ...ANSWER, subject: 'In other words' }
    const registrar = await staffAs('registrar')
    expect(await answerEntry(registrar, { kind: KIND, id, status: 'declined', mail: again })).toEqual(done())
    const answers = (await mailsOf(pool(), id)).filter(({ kind }) => kind === 'answer-declined')
    expect(answers.map(({ status, subject }) => [status, subject])).toEqual([
      ['undone', expect.stringMatching(/^About Jordan/)],
      ['held', 'In other words'],
    ])
  })

  test('an answer that is not a result is not held', async () => {
    const day = await makeDay(inHours(5))
    const id = await candidate(day, 'needs_info')
    expect((await answerOf(pool(), id)).status).toBe('waiting')
  })

  test('an answer written while the day is released is not lost', async () => {
    const day = await makeDay(inHours(5))
    const ids = await Promise.all(Array.from({ length: 6 }, () => invited(day)))
    const registrar = await staffAs('registrar')
    await Promise.all([
      ...ids.map((id) => answerEntry(registrar, { kind: KIND, id, status: 'declined', mail: ANSWER })),
      post(postRelease, { day }),
    ])
    for (const id of ids) expect((await answerOf(pool(), id)).status).not.toBe('held')
  })

  test('the mail of a candidate who leaves the day is no longer held by it', async () => {
    const day = await makeDay(inHours(5))
    const [moved, left] = [await candidate(day, 'accepted'), await candidate(day, 'accepted')]
    const other = await makeDay(inHours(9))
    await pool().query('UPDATE tryout_registrations SET tryout_day_id = $2 WHERE id = $1', [moved, other])
    expect((await answerOf(pool(), moved)).send_at.toISOString()).toBe(await releaseAt(other))
    await (await payload()).delete({ collection: 'tryout-days', id: day })
    const mail = await answerOf(pool(), left)
    expect(mail.status).toBe('waiting')
    expect(await jobOf(pool(), mail.id)).toBeDefined()
  })
})

describe('closing a day', () => {
  test('is rejected while a player has no answer, listed by reference and not by name', async () => {
    const day = await makeDay(null)
    const silent = await invited(day)
    const notified = await candidate(day, 'declined')
    await expect(close(day)).rejects.toThrow()
    const refusal = await close(day).catch(
      (error: { data: { errors: { message: string }[] } }) => error.data.errors[0]!.message,
    )
    expect(refusal).toContain('2 on it have had no answer yet')
    expect(refusal).not.toContain('Testwell')
    await deliver(await dueMail(notified))
    const { rows } = await pool().query('SELECT reference FROM tryout_registrations WHERE id = $1', [silent])
    await expect(close(day)).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining(`1 on it has had no answer yet (${rows[0].reference})`) }] },
    })
  })

  test('is possible once everyone was answered or has withdrawn', async () => {
    const day = await makeDay(null)
    const registrar = await staffAs('registrar')
    for (const status of RESULTS) await deliver(await dueMail(await candidate(day, status)))
    await moveEntry(registrar, { kind: KIND, id: await invited(day), status: 'withdrawn' })
    expect((await close(day)).state).toBe('closed')
  })

  test('a canceled mail does not count as an answer', async () => {
    const day = await makeDay(null)
    const id = await candidate(day, 'accepted')
    await pool().query(`UPDATE mails SET status = 'undone' WHERE entry_id = $1 AND kind = 'answer-accepted'`, [id])
    await expect(close(day)).rejects.toThrow()
  })
})

async function makeDay(release: string | null): Promise<string> {
  const day = await asStaff(await staffAs('registrar')).create({
    collection: 'tryout-days',
    data: { title: 'Test day', day: '2099-08-01T12:00:00.000Z', releaseAt: release } as never,
  })
  return day.id
}

async function invited(day: string): Promise<string> {
  const id = await tryout()
  await asStaff(await staffAs('registrar')).update({
    collection: KIND,
    id,
    data: { tryoutDay: day, status: 'in_review' },
  })
  return id
}

async function candidate(day: string, status: string): Promise<string> {
  const id = await invited(day)
  expect(await answerEntry(await staffAs('registrar'), { kind: KIND, id, status, mail: ANSWER })).toEqual(done())
  return id
}

async function dueMail(id: string): Promise<string> {
  const mail = await answerOf(pool(), id)
  await makeDue(pool(), mail.id)
  return mail.id
}

async function setRelease(id: string, release: string | null) {
  await asStaff(await staffAs('registrar')).update({ collection: 'tryout-days', id, data: { releaseAt: release } })
}

async function close(id: string) {
  return asStaff(await staffAs('registrar')).update({ collection: 'tryout-days', id, data: { state: 'closed' } })
}

async function releaseAt(id: string): Promise<string> {
  const { rows } = await pool().query('SELECT release_at FROM tryout_days WHERE id = $1', [id])
  return rows[0].release_at.toISOString()
}

async function releaseJob(day: string) {
  const { rows } = await pool().query('SELECT run_at FROM graphile_worker.jobs WHERE key = $1', [`release:${day}`])
  return rows[0]
}

function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString()
}
