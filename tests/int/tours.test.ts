import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { GET as getTourFile } from '@/app/(site)/tours/[reference]/[key]/tour.ics/route'
import { postNewLink } from '@/features/inbox/store/family-status/new-link'
import { postTourChange } from '@/features/giving/store/tours/change'
import { postTour } from '@/features/giving/store/tours/handlers'
import { findTour, readTourTimes } from '@/features/giving/store/tours/queries'
import { tourKey } from '@/features/giving/store/tours/tour-key'
import { listFreeSlots, slotLabel, type Slot } from '@/features/giving/rules/slots'
import { moveEntry } from '@/features/inbox/store/move'
import { undoMove } from '@/features/inbox/store/undo'
import { pool } from '@/server/database/pool'
import { formRequest, tourInput } from '../support/factories'
import { staffAs } from './staff'
import { plainForm } from './status-mails-support'
import { clearInbox, freshDatabase, countRows } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

async function send(change: object = {}) {
  const response = await postTour(formRequest('tour', { ...tourInput(), ...change }))
  const body = (await response.json()) as { reference: string; fields?: Record<string, string> }
  return { status: response.status, body }
}

async function storedTour() {
  const { rows } = await pool().query<{ id: string; status: string; revision: number }>(
    'SELECT id, status, revision::int FROM tour_requests',
  )
  return rows[0]!
}

async function freeSlots(): Promise<Slot[]> {
  return listFreeSlots(await readTourTimes())
}

async function change(reference: string, body: Record<string, string>, key = tourKey(reference)) {
  const request = formRequest('tour/change', new URLSearchParams({ reference, key, ...body }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  const response = await postTourChange(request)
  return { status: response.status, location: response.headers.get('location') }
}

describe('a tour request', () => {
  test('is stored for staff with its day, and told to both sides', async () => {
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
    const { rows: mails } = await pool().query('SELECT "to", text, calendar FROM mails ORDER BY kind DESC')
    expect(mails.map(({ to }) => to)).toEqual(['lou.visitor@example.org', 'registrar@example.org'])
    expect(mails[0].text).toContain(`/tours/${body.reference}/${tourKey(body.reference)}`)
    expect(mails[0].text).not.toContain('tour.ics')
    expect(mails[0].calendar).toBeNull()
    expect(mails[1].text).not.toMatch(/Lou|visitor@/)
  })

  test('for yesterday in Phoenix is refused by the server as well', async () => {
    const { status, body } = await send({ date: '2020-01-01' })
    expect([status, body.fields]).toEqual([422, { date: 'Date must be today or later' }])
    expect(await countRows('tour_requests')).toBe(0)
  })

  test('on a day without tours is told why', async () => {
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

test('of 20 visitors who want one time at once, one gets it and the others hear which are free', async () => {
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
    expect(body.fields!.time).toMatch(/^Somebody has just taken this time\. Still free: \w{3}, /)
  }
  expect([await countRows('tour_requests'), await countRows('mails')]).toEqual([1, 2])
  expect(await freeSlots()).toEqual(others)
})

test('20 posts of one visitor with one key are one request, also when it holds a time', async () => {
  const [slot] = await freeSlots()
  const body = { date: slot!.day, time: slot!.time, idempotencyKey: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201])
  expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
  expect(await countRows('tour_requests')).toBe(1)
})

test('the mails about a visit carry it for the calendar: one event, that moves and goes', async () => {
  const [first, second] = await freeSlots()
  const { body } = await send({ date: first!.day, time: first!.time })
  await change(body.reference, { slot: second!.at })
  await change(body.reference, {})
  const { rows } = await pool().query<{ calendar: string }>(
    `SELECT calendar FROM mails WHERE "to" LIKE 'lou.%' ORDER BY created_at`,
  )
  const fact = (name: string) => rows.map(({ calendar }) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(calendar)?.[1])
  expect(fact('UID')).toEqual(Array(3).fill(`${body.reference}@tours`))
  expect(fact('SEQUENCE')).toEqual(['0', '1', '2'])
  expect(fact('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
  expect(fact('DTSTART')).toEqual([first, second, second].map((slot) => slot!.at.replace(/[-:]|\.000/g, '')))
  const { rows: others } = await pool().query(`SELECT calendar FROM mails WHERE "to" NOT LIKE 'lou.%'`)
  expect(others.map(({ calendar }) => calendar)).toEqual([null, null, null])
})

describe('a private link', () => {
  test('moves a visit: the old time is free again, staff are told, the change is on record', async () => {
    const [first, second] = await freeSlots()
    const { body } = await send({ date: first!.day, time: first!.time })
    const { status, location } = await change(body.reference, { slot: second!.at })
    expect([status, location]).toEqual([303, expect.stringMatching(/\?done=moved$/)])
    expect(await findTour(body.reference, tourKey(body.reference))).toMatchObject({
      slotAt: second!.at,
      date: second!.day,
      status: 'pending',
    })
    expect((await freeSlots())[0]).toEqual(first)
    const { rows } = await pool().query('SELECT by_name FROM tour_requests_history')
    expect(rows).toEqual([{ by_name: 'the visitor' }])
    const { rows: mails } = await pool().query(
      `SELECT "to", text FROM mails WHERE kind LIKE 'tour-changed%' ORDER BY kind`,
    )
    expect(mails.map(({ to }) => to)).toEqual(['registrar@example.org', 'lou.visitor@example.org'])
    expect(mails[0].text).not.toMatch(/Lou|visitor@/)
    expect(mails[1].text).toContain(`Your tour has moved to ${slotLabel(second!)}`)
    // Sent again, it is where it should be: nobody is told twice.
    expect((await change(body.reference, { slot: second!.at })).location).toMatch(/\?done=moved$/)
    expect(await countRows('mails')).toBe(4)
  })

  test('changes what staff have open: they confirm no time they never saw', async () => {
    const [first, second] = await freeSlots()
    const { body } = await send({ date: first!.day, time: first!.time })
    const opened = await storedTour()
    await change(body.reference, { slot: second!.at })
    const registrar = await staffAs('registrar')
    const confirm = (revision: number) =>
      moveEntry(registrar, { kind: 'tour-requests', id: opened.id, status: 'confirmed', revision })
    expect(await confirm(opened.revision)).toMatch(/Somebody else changed this/)
    expect(await storedTour()).toMatchObject({ status: 'pending' })
    // Read anew, it is confirmed; moved once more, it waits for an answer again.
    expect(await confirm((await storedTour()).revision)).toBeNull()
    await change(body.reference, { slot: first!.at })
    expect(await storedTour()).toMatchObject({ status: 'pending' })
    const { rows } = await pool().query('SELECT "from", "to", by_name FROM tour_requests_history ORDER BY _order')
    expect(rows).toEqual([
      { from: slotLabel(first!), to: slotLabel(second!), by_name: 'the visitor' },
      { from: 'pending', to: 'confirmed', by_name: registrar.name },
      { from: 'confirmed', to: 'pending', by_name: 'the visitor' },
      { from: slotLabel(second!), to: slotLabel(first!), by_name: 'the visitor' },
    ])
    const { rows: noted } = await pool().query(
      `SELECT detail FROM audit_events WHERE actor_name = 'the visitor' AND entry_id = $1 ORDER BY id`,
      [opened.id],
    )
    expect(noted).toEqual([{ detail: 'slotAt, status' }, { detail: 'slotAt, status' }])
  })

  test('cancels what staff then decide anew, and cannot undo', async () => {
    const { body } = await send()
    await change(body.reference, {})
    const { id } = await storedTour()
    const registrar = await staffAs('registrar')
    expect(await undoMove(registrar, { kind: 'tour-requests', id })).toMatch(/They did this themselves/)
    expect(await moveEntry(registrar, { kind: 'tour-requests', id, status: 'confirmed' })).toBeNull()
  })

  test('never takes a time that somebody else holds', async () => {
    const [first, second] = await freeSlots()
    await send({ date: first!.day, time: first!.time })
    const { body } = await send({ date: second!.day, time: second!.time, email: 'second@example.org' })
    expect((await change(body.reference, { slot: first!.at })).location).toMatch(/\?done=taken$/)
    expect(await findTour(body.reference, tourKey(body.reference))).toMatchObject({ slotAt: second!.at })
  })

  test('cancels a visit once, and gives its time back', async () => {
    const [slot] = await freeSlots()
    const { body } = await send({ date: slot!.day, time: slot!.time })
    expect((await change(body.reference, {})).location).toMatch(/\?done=cancelled$/)
    expect((await freeSlots())[0]).toEqual(slot)
    expect((await change(body.reference, { slot: slot!.at })).status).toBe(404)
    const { rows } = await pool().query(`SELECT text FROM mails WHERE kind = 'tour-changed-visitor'`)
    expect(rows).toEqual([{ text: expect.stringContaining('Your tour is cancelled.') }])
    const place = { reference: body.reference, key: tourKey(body.reference) }
    const file = await getTourFile(new Request('http://localhost/'), { params: Promise.resolve(place) })
    expect(file.status).toBe(404)
  })

  test('leaves room to ask for the same time again, also without scripts', async () => {
    const [slot] = await freeSlots()
    const wish = { date: slot!.day, time: slot!.time, idempotencyKey: undefined }
    const first = (await send(wish)).body.reference
    expect((await send(wish)).body.reference).toBe(first)
    await change(first, {})
    expect((await send(wish)).body.reference).not.toBe(first)
    const { rows } = await pool().query('SELECT status FROM tour_requests ORDER BY created_at')
    expect(rows).toEqual([{ status: 'cancelled' }, { status: 'pending' }])
  })

  test('opens nothing with another key', async () => {
    const { body } = await send()
    const other = tourKey('TO-0000-0000')
    expect(await findTour(body.reference, other)).toBeNull()
    expect((await change(body.reference, {}, other)).status).toBe(404)
    expect((await change(body.reference, {}, '')).status).toBe(404)
    const { rows } = await pool().query('SELECT status FROM tour_requests')
    expect(rows).toEqual([{ status: 'pending' }])
  })
})

test('whoever lost the link to a visit gets it again at the address they gave, and nobody else does', async () => {
  const { reference } = (await send()).body
  await postNewLink(plainForm({ reference, email: 'somebody.else@example.org' }))
  await postNewLink(plainForm({ reference, email: 'lou.visitor@example.org' }))
  const { rows } = await pool().query(`SELECT "to", text FROM mails WHERE kind = 'link-family'`)
  expect(rows).toEqual([
    {
      to: 'lou.visitor@example.org',
      text: expect.stringContaining(`/tours/${reference}/${tourKey(String(reference))}`) as string,
    },
  ])
})
