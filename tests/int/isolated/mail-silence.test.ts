import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Task } from 'graphile-worker'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deliverMail } from '@/server/mail/deliver'
import { DELIVER_MAIL, enqueueMail } from '@/server/mail/outbox'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { startWorker } from '@/server/queue/worker'
import { silentSmtp, STEPS, type Step } from '../../support/silent-smtp'
import { freshDatabase } from '../support'

// Settings are read once at import, so they are set before any import.
vi.hoisted(() => {
  process.env.SMTP_URL = 'smtp://127.0.0.1:25998'
  process.env.WORKER = 'on'
})

freshDatabase()
const steps: Step[] = [...STEPS]
const { server, received } = silentSmtp(steps)
const STEP_MS = 10_000
/** Twice the time between two looks of the worker at the queue. */
const PICKED_UP_MS = 10_000

beforeAll(async () => {
  server.listen(25_998, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

async function queueOne(): Promise<string> {
  const mail = { kind: 'test', to: 'pat@example.org', subject: 'Hello', text: 'Text', dedupeKey: randomUUID() }
  return (await transaction((client) => enqueueMail(client, mail)))!
}

async function stored(ids: string[]) {
  const { rows } = await pool().query(
    `SELECT status::text, attempts::int, handed_at IS NOT NULL AS "isOpen", may_be_repeated AS "mayBeRepeated"
     FROM mails WHERE id = ANY ($1)`,
    [ids],
  )
  return rows
}

const noReply = () => Promise.resolve(undefined)

test('a server that stops responding at any step times out after ten seconds; other jobs continue', async () => {
  const ids = await Promise.all(STEPS.map(queueOne))
  const ended: number[] = []
  const deliver: Task = (payload, helpers) =>
    deliverMail(payload, helpers, noReply).finally(() => ended.push(performance.now() - began))
  let other = () => undefined as void
  const wasDone = new Promise<void>((resolve) => (other = resolve))
  const began = performance.now()
  startWorker([
    { tasks: { [DELIVER_MAIL]: deliver }, slots: STEPS.length },
    { tasks: { publish: () => other() }, slots: 1 },
  ])
  await vi.waitFor(async () => expect((await stored(ids)).every(({ isOpen }) => isOpen)).toBe(true), {
    timeout: PICKED_UP_MS,
  })
  await pool().query(`SELECT graphile_worker.add_job('publish', '{}'::json)`)
  await wasDone
  expect(ended).toEqual([])
  await vi.waitFor(() => expect(ended).toHaveLength(STEPS.length), { timeout: STEP_MS + 5_000 })
  expect(Math.max(...ended)).toBeLessThan(STEP_MS + 4_000)
  const open = { status: 'queued', attempts: 1, isOpen: true, mayBeRepeated: false }
  expect(await stored(ids)).toEqual(STEPS.map(() => open))
  expect(received).toEqual([])
  // The server responds from now on: a mail with an unknown outcome is sent again, and says so.
  await pool().query(`UPDATE graphile_worker._private_jobs SET run_at = now()`)
  await pool().query(`SELECT plan_mail(id, now()) FROM mails`)
  await vi.waitFor(() => expect(received).toHaveLength(STEPS.length), { timeout: 10_000 })
  await vi.waitFor(async () =>
    expect(await stored(ids)).toEqual(
      STEPS.map(() => ({ status: 'sent', attempts: 2, isOpen: false, mayBeRepeated: true })),
    ),
  )
  for (const id of ids) expect(received.filter((mail) => mail.includes(`Message-ID: <${id}@`))).toHaveLength(1)
})

test('stopping the process does not wait for an unresponsive server, and the mail waits for the next start', async () => {
  steps.push('DATA')
  const id = await queueOne()
  await vi.waitFor(async () => expect(await stored([id])).toMatchObject([{ isOpen: true }]), {
    timeout: PICKED_UP_MS,
  })
  const began = performance.now()
  const hooks = (globalThis as unknown as Record<symbol, (() => Promise<void>)[]>)[Symbol.for('fullcourt.shutdown')]!
  await Promise.all(hooks.map((hook) => hook()))
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(await stored([id])).toEqual([{ status: 'queued', attempts: 1, isOpen: true, mayBeRepeated: false }])
  const { rows } = await pool().query(`SELECT locked_by FROM graphile_worker.jobs WHERE key = 'mail:' || $1`, [id])
  expect(rows).toEqual([{ locked_by: null }])
})
