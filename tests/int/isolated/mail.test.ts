import { randomUUID } from 'node:crypto'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { retryMail } from '@/features/entries/server/status-mails/retry'
import { deliverMail } from '@/server/mail/deliver'
import { findReplyTo } from '@/features/entries/server/status-mails/reply-to'
import { enqueueMail } from '@/server/mail/outbox'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { staffAs } from '../staff'
import { clearInbox, freshDatabase } from '../support'

const SMTP_PORT = 25_999
const received: string[] = []
let answer: { code: number; text: string } | null = null

// deliver.ts reads its connection settings once, so they are set before anything is sent.
vi.hoisted(() => {
  process.env.SMTP_URL = 'smtp://127.0.0.1:25999'
})

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (answer) return done(Object.assign(new Error(answer.text), { responseCode: answer.code }))
      received.push(Buffer.concat(chunks).toString('utf8'))
      done()
    })
  },
})

server.listen(SMTP_PORT, '127.0.0.1')
freshDatabase()
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
beforeEach(async () => {
  received.length = 0
  answer = null
  await clearInbox()
})

async function queueOne(change: Partial<Parameters<typeof enqueueMail>[1]> = {}): Promise<string> {
  const mail = {
    kind: 'test',
    to: 'pat@example.org',
    subject: 'Hello',
    text: 'Text',
    dedupeKey: randomUUID(),
    ...change,
  }
  await transaction((client) => enqueueMail(client, mail))
  const { rows } = await pool().query('SELECT id FROM mails ORDER BY created_at DESC LIMIT 1')
  return rows[0].id
}

async function statusOf(id: string) {
  const { rows } = await pool().query('SELECT status, last_error, attempts::int FROM mails WHERE id = $1', [id])
  return rows[0]
}

function attempt(mailId: string, attempts = 1) {
  return deliverMail({ mailId }, { job: { attempts, max_attempts: 10 } as never }, findReplyTo)
}

test('a delivered mail has one recipient and a stable id, and is marked as sent', async () => {
  const id = await queueOne()
  await attempt(id)
  await attempt(id)
  expect(received).toHaveLength(1)
  expect(received[0]).toContain(`Message-ID: <${id}@`)
  expect(received[0]).toContain('To: pat@example.org')
  expect(received[0]).toMatch(/<html lang=(3D)?"en">/)
  expect(received[0]).toContain('Text</p>')
  expect(await statusOf(id)).toMatchObject({ status: 'sent', last_error: null })
})

test('a line break in a subject adds no header', async () => {
  const id = await queueOne({ subject: 'Hello\r\nBcc: everyone@example.org' })
  await attempt(id)
  expect(received[0]).not.toMatch(/^Bcc:/m)
})

test.each([
  ['player-registrations', 'office@example.org'],
  ['tour-requests', 'gifts@example.org'],
  ['pledges', 'gifts@example.org'],
  [undefined, 'office@example.org'],
])('a reply to a mail about %s goes to %s', async (kind, address) => {
  await pool().query(`INSERT INTO site_settings (academy_name, description, street, city_line, phone, email,
      registrar_email, nonprofit_status, tax_id, sponsor_email, sponsor_subject)
    VALUES ('A', 'A', 'A', 'A', 'A', 'office@example.org', 'registrar@example.org', 'A', 'A', 'gifts@example.org', 'A')`)
  await attempt(await queueOne(kind ? { entry: { id: randomUUID(), kind } } : {}))
  expect(received[0]).toMatch(new RegExp(`^Reply-To: ${address}\\r$`, 'm'))
  expect(received[0]).not.toContain('registrar@example.org')
  await pool().query('DELETE FROM site_settings')
})

test('a mail is sent before the academy has entered its addresses', async () => {
  await attempt(await queueOne())
  expect(received[0]).not.toMatch(/^Reply-To:/m)
})

test('a temporary error is retried', async () => {
  const id = await queueOne()
  answer = { code: 421, text: 'try later' }
  await expect(attempt(id)).rejects.toThrow('Mail not delivered (421).')
  expect(await statusOf(id)).toMatchObject({ status: 'queued', last_error: '421' })
})

test.each([500, 550])('the permanent error %d is not retried', async (code) => {
  const id = await queueOne()
  answer = { code, text: 'no such user pat@example.org' }
  await attempt(id)
  expect(await statusOf(id)).toMatchObject({ status: 'failed', last_error: String(code) })
})

test('a mail is marked for staff when its last attempt fails', async () => {
  const id = await queueOne()
  answer = { code: 421, text: 'try later' }
  await expect(attempt(id, 10)).rejects.toThrow()
  expect(await statusOf(id)).toMatchObject({ status: 'failed' })
})

test('two mails with one key are one mail and one job', async () => {
  const dedupeKey = randomUUID()
  await queueOne({ dedupeKey })
  await queueOne({ dedupeKey })
  const { rows } = await pool().query(
    'SELECT (SELECT count(*) FROM mails)::int AS mails, (SELECT count(*) FROM graphile_worker.jobs)::int AS jobs',
  )
  expect(rows[0]).toEqual({ mails: 1, jobs: 1 })
})

test('a calendar file is attached to its mail, and a mail without one has no attachment', async () => {
  await attempt(await queueOne({ calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' }))
  await attempt(await queueOne())
  expect(received[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;\s+name=visit\.ics/)
  expect(received[0]).toMatch(/Content-Disposition: attachment; filename=visit\.ics/)
  expect(received[0]).toContain(Buffer.from('BEGIN:VCALENDAR\r\n').toString('base64').slice(0, 16))
  expect(received[1]).not.toMatch(/attachment|calendar/)
})

test('staff resend a rejected mail, as the same mail', async () => {
  const id = await queueOne()
  answer = { code: 550, text: 'no such user' }
  await attempt(id)
  answer = null
  const registrar = await staffAs('registrar')
  expect(await retryMail(registrar, id)).toMatchObject({ ok: true })
  await attempt(id)
  expect(await statusOf(id)).toMatchObject({ status: 'sent', last_error: null, attempts: 2 })
  expect(received[0]).toContain(`Message-ID: <${id}@`)
  expect(await retryMail(registrar, id)).toMatchObject({ ok: false })
  const account = await queueOne({ kind: 'account' })
  await pool().query(`UPDATE mails SET status = 'failed' WHERE id = $1`, [account])
  expect(await retryMail(registrar, account)).toMatchObject({ ok: false })
})

test('a mail is retried for two days', async () => {
  const id = await queueOne()
  const { rows } = await pool().query(
    `SELECT sum(exp(least(attempt, 10)))::int AS seconds
     FROM graphile_worker.jobs, generate_series(1, max_attempts - 1) AS attempt WHERE key = 'mail:' || $1`,
    [id],
  )
  expect(rows[0].seconds / 3600).toBeGreaterThan(44)
  expect(rows[0].seconds / 3600).toBeLessThan(52)
})
