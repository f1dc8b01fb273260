import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { postNewLink } from '@/features/entries/server/family-status/new-link'
import { tourKey } from '@/features/giving/server/tours/tour-key'
import { pool } from '@/server/database/pool'
import { plainForm } from './status-mails-support'
import { clearInbox, freshDatabase, countRows } from './support'
import { send, freeSlots, change } from './tours-support'
import { decryptMailCalendar } from '@/server/mail/encrypted-content'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeEach(clearInbox)

describe('a tour request', () => {
  test('is stored for staff with its day, and both sides get a mail', async () => {
    const { status, body } = await send()
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^TO-\w{4}-\w{4}$/)])
    const { rows } = await pool().query('SELECT * FROM tour_requests')
    expect(rows).toMatchObject([
      {
        name: 'Lou Visitor',
        email: 'lou.visitor@example.org',
        phone: null,
        company: 'Sample Partners',
        date: '2099-06-02',
        slot_at: null,
        status: 'pending',
      },
    ])
    const { rows: mails } = await queryMails(pool(), 'SELECT "to", text, calendar FROM mails ORDER BY kind DESC')
    expect(mails.map(({ to }) => to)).toEqual(['lou.visitor@example.org', 'registrar@example.org'])
    expect(mails[0].text).toContain(`/tours/${body.reference}/${tourKey(body.reference)}`)
    expect(mails[0].text).not.toContain('tour.ics')
    expect(mails[0].calendar).toBeNull()
    expect(mails[1].text).not.toMatch(/Lou|visitor@/)
  })

  test('for yesterday in Phoenix is rejected by the server as well', async () => {
    const { status, body } = await send({ date: '2020-01-01' })
    expect([status, body.fields]).toEqual([422, { date: 'Date must be today or later' }])
    expect(await countRows('tour_requests')).toBe(0)
  })

  test('on a day without tours gets the reason', async () => {
    await pool().query(
      `INSERT INTO tour_settings_blackouts (id, _parent_id, _order, "from", reason)
       SELECT $1, id, 99, '2099-06-02T12:00:00Z', 'a tournament' FROM tour_settings`,
      [randomUUID()],
    )
    const { status, body } = await send()
    await pool().query(`DELETE FROM tour_settings_blackouts WHERE _order = 99`)
    expect([status, body.fields]).toEqual([422, { date: 'There are no tours on this day because of a tournament.' }])
    expect([await countRows('tour_requests'), await countRows('mails')]).toEqual([0, 0])
  })
})

test('of 20 visitors who want one time concurrently, one gets it and the others get the free ones', async () => {
  const [slot, ...others] = await freeSlots()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send({ date: slot!.day, time: slot!.time, email: `visitor${index}@example.org` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 422)
  expect(refused).toHaveLength(19)
  for (const { body } of refused) {
    expect(body.fields!.time).toMatch(/^Someone has just taken this time\. Still free: \w{3}, /)
  }
  expect([await countRows('tour_requests'), await countRows('mails')]).toEqual([1, 2])
  expect(await freeSlots()).toEqual(others)
})

test('20 posts of one visitor with one key are one request, also when it has a time', async () => {
  const [slot] = await freeSlots()
  const body = { date: slot!.day, time: slot!.time, idempotencyKey: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201])
  expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
  expect(await countRows('tour_requests')).toBe(1)
})

test('the mails about a visit carry a calendar file: one event, which is moved and canceled', async () => {
  const [first, second] = await freeSlots()
  const { body } = await send({ date: first!.day, time: first!.time })
  await change(body.reference, { slot: second!.at })
  await change(body.reference, {})
  const { rows } = await pool().query<{ id: string; calendar: string }>(
    `SELECT id, calendar FROM mails WHERE "to" LIKE 'lou.%' ORDER BY created_at`,
  )
  const files = rows.map(({ id, calendar }) => decryptMailCalendar(id, calendar))
  const fact = (name: string) => files.map((file) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(file ?? '')?.[1])
  expect(fact('UID')).toEqual(Array(3).fill(`${body.reference}@tours`))
  expect(fact('SEQUENCE')).toEqual(['0', '1', '2'])
  expect(fact('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
  expect(fact('DTSTART')).toEqual([first, second, second].map((slot) => slot!.at.replace(/[-:]|\.000/g, '')))
  const { rows: others } = await pool().query(`SELECT calendar FROM mails WHERE "to" NOT LIKE 'lou.%'`)
  expect(others.map(({ calendar }) => calendar)).toEqual([null, null, null])
})

test('a lost link to a visit is sent again only to the visitor’s stored address', async () => {
  const { reference } = (await send()).body
  await postNewLink(plainForm({ reference, email: 'other@example.org' }))
  await postNewLink(plainForm({ reference, email: 'lou.visitor@example.org' }))
  const { rows } = await queryMails(pool(), `SELECT "to", text FROM mails WHERE kind = 'link-family'`)
  expect(rows).toEqual([
    {
      to: 'lou.visitor@example.org',
      text: expect.stringContaining(`/tours/${reference}/${tourKey(String(reference))}`) as string,
    },
  ])
})
