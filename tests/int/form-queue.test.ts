import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { postContact } from '@/features/registration/server/contact/handlers'
import { postRegistration, postTryout } from '@/features/registration/server/registrations/handlers'
import { onFormConnections, pool } from '@/server/database/pool'
import { env } from '@/server/env'
import { contactInput, formRequest, registrationInput, tryoutInput } from '../support/factories'
import { familyWithdraw } from '@/features/entries/server/family-status/handlers'
import { editors } from '@/app/forms/forms'
import { statusTokenOf } from '../support/status-mails'
import { plainForm } from './status-mails-support'
import { clearInbox, countRows, freshDatabase } from './support'
import { change, freeSlots, send as sendTour } from './tours-support'

freshDatabase('demo')
beforeEach(clearInbox)
// As in production: the limit counts in the database.
beforeEach(() => void vi.spyOn(env(), 'FORM_RATE_LIMIT', 'get').mockReturnValue(100))

const withdraw = familyWithdraw(editors)

let unlock = async () => {}
afterEach(() => unlock())

async function lock(table: string): Promise<void> {
  const holder = await pool().connect()
  await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  unlock = async () => {
    unlock = async () => {}
    await holder.query('ROLLBACK')
    holder.release()
  }
}

async function send(post: (request: Request) => Promise<Response>, body: object): Promise<number> {
  return (await post(formRequest('any', body))).status
}

test('while one form is locked the others are stored, and its own posts wait until it is released', async () => {
  await lock('tryout_registrations')
  const blocked = Array.from({ length: 20 }, (_, index) =>
    send(postTryout, tryoutInput({ playerFirstName: `Player ${index}` })),
  )
  const others = Array.from({ length: 40 }, (_, index) => send(postContact, contactInput({ message: `No ${index}` })))
  expect(new Set(await Promise.all(others))).toEqual(new Set([201]))
  expect(await countRows('form_entries')).toBe(40)
  await unlock()
  expect(new Set(await Promise.all(blocked))).toEqual(new Set([201]))
  expect(await countRows('tryout_registrations')).toBe(20)
  expect(await countRows(`mails WHERE kind = 'tryout-family'`)).toBe(20)
})

test('a form whose table stays locked is rejected after ten seconds, and stores nothing', async () => {
  await lock('tryout_registrations')
  const began = Date.now()
  expect(await send(postTryout, tryoutInput())).toBe(503)
  expect(Date.now() - began).toBeGreaterThan(9_000)
  await unlock()
  expect(await countRows('tryout_registrations')).toBe(0)
  expect(await countRows('mails')).toBe(0)
})

test.each(['staff', 'members', 'posts', 'player_registrations'])(
  'a locked table %s blocks no other form',
  async (table) => {
    await lock(table)
    expect(await send(postTryout, tryoutInput())).toBe(201)
    expect(await send(postContact, contactInput())).toBe(201)
  },
)

test.each([
  {
    what: 'a tour is moved',
    table: 'tour_requests',
    prepare: async () => {
      const [first, second] = await freeSlots()
      const { body } = await sendTour({ date: first!.day, time: first!.time })
      return async () => (await change(body.reference, { slot: second!.at })).location
    },
    done: 'moved',
  },
  {
    what: 'a family withdraws',
    table: 'tryout_registrations',
    prepare: async () => {
      await send(postTryout, tryoutInput())
      const { rows } = await pool().query<{ reference: string }>('SELECT reference FROM tryout_registrations')
      const token = await statusTokenOf(pool(), rows[0]!.reference)
      return async () => (await withdraw(plainForm({ token }))).headers.get('location')
    },
    done: 'withdrawn',
  },
])('$what although the table is locked for more than a second', async ({ table, prepare, done }) => {
  const run = await prepare()
  await lock(table)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const running = run()
  await expect
    .poll(() => query.mock.calls.filter((call) => JSON.stringify(call[0]).includes(table)).length, {
      timeout: 10_000,
    })
    .toBeGreaterThan(1)
  await unlock()
  expect(await running).toMatch(new RegExp(`done=${done}$`))
})

test.each([
  ['tryout', postTryout, tryoutInput],
  ['registration', postRegistration, registrationInput],
  ['contact', postContact, contactInput],
])('a %s form needs four statements: settings, store, read back, count', async (_, post, input) => {
  const idempotencyKey = '6e3f9a52-4a52-4f0e-9f1c-0a6a6d7d5c11'
  // The first post of a process opens connections.
  await onFormConnections(() => pool().query('SELECT 1'))
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect(await send(post, { ...input(), idempotencyKey })).toBe(201)
  const texts = query.mock.calls.map(([text]) => (typeof text === 'string' ? text : (text as pg.QueryConfig).text))
  expect(texts.map((text) => text.trim().split(/\s/)[0])).toEqual(['SELECT', 'WITH', 'SELECT', 'INSERT'])
})
