import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as getTourFile } from '@/app/(site)/tours/[reference]/[key]/tour.ics/route'
import { findTour } from '@/features/giving/server/tours/queries'
import { tourKey } from '@/features/giving/server/tours/tour-key'
import { slotLabel } from '@/features/giving/rules/slots'
import { moveEntry } from '@/features/entries/server/move'
import { undoMove } from '@/features/entries/server/undo/undo'
import { pool } from '@/server/database/pool'
import { logger } from '@/server/logger'
import { done } from '@/lib/result'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, countRows } from './support'
import { send, storedTour, freeSlots, change } from './tours-support'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeEach(clearInbox)

describe('a private link', () => {
  test('moves a visit: the old time is free again, staff are notified, the change is recorded', async () => {
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
    const { rows: mails } = await queryMails(
      pool(),
      `SELECT "to", text FROM mails WHERE kind LIKE 'tour-changed%' ORDER BY kind`,
    )
    expect(mails.map(({ to }) => to)).toEqual(['registrar@example.org', 'lou.visitor@example.org'])
    expect(mails[0].text).not.toMatch(/Lou|visitor@/)
    expect(mails[1].text).toContain(`Your tour has moved to ${slotLabel(second!)}`)
    // A repeat with the same result sends no second notification.
    expect((await change(body.reference, { slot: second!.at })).location).toMatch(/\?done=moved$/)
    expect(await countRows('mails')).toBe(4)
  })

  test('updates what staff have open, so that they cannot confirm a time they never saw', async () => {
    const [first, second] = await freeSlots()
    const { body } = await send({ date: first!.day, time: first!.time })
    const opened = await storedTour()
    await change(body.reference, { slot: second!.at })
    const registrar = await staffAs('registrar')
    const confirm = (revision: number) =>
      moveEntry(registrar, { kind: 'tour-requests', id: opened.id, status: 'confirmed', revision })
    expect(await confirm(opened.revision)).toMatchObject({
      error: expect.stringMatching(/^The visitor changed this since/),
    })
    expect(await storedTour()).toMatchObject({ status: 'pending' })
    // Reloaded, it is confirmed; moved once more, it waits for an answer again.
    expect(await confirm((await storedTour()).revision)).toEqual(done())
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

  test('cancels a visit; staff cannot undo that, but can decide again', async () => {
    const { body } = await send()
    await change(body.reference, {})
    const { id } = await storedTour()
    const registrar = await staffAs('registrar')
    expect(await undoMove(registrar, { kind: 'tour-requests', id })).toMatchObject({
      error: expect.stringMatching(/They did this themselves/),
    })
    expect(await moveEntry(registrar, { kind: 'tour-requests', id, status: 'confirmed' })).toEqual(done())
  })

  test('is not restored by an undo once another visitor has its time', async () => {
    const [slot] = await freeSlots()
    await send({ date: slot!.day, time: slot!.time })
    const { id } = await storedTour()
    const registrar = await staffAs('registrar')
    expect(await moveEntry(registrar, { kind: 'tour-requests', id, status: 'declined' })).toEqual(done())
    expect((await send({ date: slot!.day, time: slot!.time, email: 'next@example.org' })).status).toBe(201)
    expect(await undoMove(registrar, { kind: 'tour-requests', id })).toMatchObject({
      error: expect.stringMatching(/^Another visitor has its time since/),
    })
  })

  test('keeps its own time when staff undo a confirmation', async () => {
    const [slot] = await freeSlots()
    await send({ date: slot!.day, time: slot!.time })
    const { id } = await storedTour()
    const registrar = await staffAs('registrar')
    expect(await moveEntry(registrar, { kind: 'tour-requests', id, status: 'confirmed' })).toEqual(done())
    expect(await undoMove(registrar, { kind: 'tour-requests', id })).toMatchObject({ ok: true })
    expect(await storedTour()).toMatchObject({ status: 'pending' })
  })

  test('never takes a time of another visitor', async () => {
    const [first, second] = await freeSlots()
    await send({ date: first!.day, time: first!.time })
    const { body } = await send({ date: second!.day, time: second!.time, email: 'second@example.org' })
    expect((await change(body.reference, { slot: first!.at })).location).toMatch(/\?done=taken$/)
    expect(await findTour(body.reference, tourKey(body.reference))).toMatchObject({ slotAt: second!.at })
  })

  test('refuses a time that is none, and keeps the visit', async () => {
    const [slot] = await freeSlots()
    const { body } = await send({ date: slot!.day, time: slot!.time })
    for (const at of ['soon', '2026-13-45T10:00:00Z'])
      expect((await change(body.reference, { slot: at })).location).toMatch(/\?done=failed$/)
    // A time at which no tour begins.
    const between = new Date(Date.parse(slot!.at) + 60_000).toISOString()
    expect((await change(body.reference, { slot: between })).location).toMatch(/\?done=taken$/)
    expect(await findTour(body.reference, tourKey(body.reference))).toMatchObject({ slotAt: slot!.at })
  })

  test('cancels a visit once, and releases its time', async () => {
    const [slot] = await freeSlots()
    const { body } = await send({ date: slot!.day, time: slot!.time })
    expect((await change(body.reference, {})).location).toMatch(/\?done=cancelled$/)
    expect((await freeSlots())[0]).toEqual(slot)
    expect((await change(body.reference, { slot: slot!.at })).status).toBe(404)
    const { rows } = await queryMails(pool(), `SELECT text, entry_kind FROM mails WHERE kind = 'tour-changed-visitor'`)
    const text = expect.stringContaining('Your tour is canceled.') as string
    // The kind of its entry sends an answer to the address of the tours, not the office.
    expect(rows).toEqual([{ text, entry_kind: 'tour-requests' }])
    const place = { reference: body.reference, key: tourKey(body.reference) }
    const file = await getTourFile(new Request('http://localhost/'), { params: Promise.resolve(place) })
    expect(file.status).toBe(404)
  })

  test('allows a request for the same time again, also without JavaScript', async () => {
    const [slot] = await freeSlots()
    const wish = { date: slot!.day, time: slot!.time, idempotencyKey: undefined }
    const first = (await send(wish)).body.reference
    expect((await send(wish)).body.reference).toBe(first)
    await change(first, {})
    expect((await send(wish)).body.reference).not.toBe(first)
    const { rows } = await pool().query('SELECT status FROM tour_requests ORDER BY created_at')
    expect(rows).toEqual([{ status: 'cancelled' }, { status: 'pending' }])
  })

  test('returns to its page with an error when the change cannot be stored', async () => {
    vi.spyOn(logger, 'error').mockImplementation(() => undefined)
    const { reference } = (await send()).body
    await pool().query('ALTER TABLE tour_requests RENAME TO tour_requests_away')
    const { status, location } = await change(reference, {}).finally(() =>
      pool().query('ALTER TABLE tour_requests_away RENAME TO tour_requests'),
    )
    expect([status, location]).toEqual([303, expect.stringMatching(`^/tours/${reference}/.*done=failed$`)])
  })

  test('is rejected with another token', async () => {
    const { body } = await send()
    const other = tourKey('TO-0000-0000')
    expect(await findTour(body.reference, other)).toBeNull()
    expect((await change(body.reference, {}, other)).status).toBe(404)
    expect((await change(body.reference, {}, '')).status).toBe(404)
    const { rows } = await pool().query('SELECT status FROM tour_requests')
    expect(rows).toEqual([{ status: 'pending' }])
  })
})
