import 'server-only'
import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import { paths } from '@/lib/paths'
import { env } from '@/server/env'
import { findMailSettings } from '@/server/mail/settings'
import { readBody } from '@/server/http/read-body'
import { isSameOrigin } from '@/server/http/same-origin'
import { CONTENT_KEY } from '@/server/forms/store'
import { logger } from '@/server/logger'
import { enqueueMail } from '@/server/mail/outbox'
import { inTransaction } from '@/server/database/pool'
import { checkRate } from '@/server/rate-limit'
import { tourKey } from './tour-key'
import { changeMails, wishLabel, type Change, type Wish } from './mails'
import { HELD_SLOT } from '../../rules/tour-options'
import { findTour, readTourTimes, type Tour } from './queries'
import { findSlotProblem, toSlot } from '../../rules/slots'

type Outcome = Change | 'taken' | 'failed'

/** POST /forms/tour/change: moves or cancels a tour for whoever holds its private link. A plain form, answered by 303. */
export async function postTourChange(request: Request): Promise<Response> {
  if (!isSameOrigin(request))
    return Response.json({ message: 'This form only works from our own site.' }, { status: 403 })
  if ((await checkRate('form-post', request)) !== null)
    return Response.json({ message: 'Please wait a little.' }, { status: 429 })
  const body = await readBody(request, []).catch(() => ({}) as Record<string, unknown>)
  const { reference, key, slot } = body
  if (typeof reference !== 'string' || typeof key !== 'string') return notFound()
  const tour = await findTour(reference, key)
  if (!tour || !isOpen(tour)) return notFound()
  const outcome = typeof slot === 'string' ? await move(tour, slot) : await cancel(tour)
  return new Response(null, {
    status: 303,
    headers: { Location: `${paths.tour(reference, key)}?done=${outcome}`, 'Cache-Control': 'private, no-store' },
  })
}

/** Whether a tour can still be moved or cancelled by its visitor. */
export function isOpen({ status }: Pick<Tour, 'status'>): boolean {
  return status === 'pending' || status === 'confirmed'
}

async function move(tour: Tour, at: string): Promise<Outcome> {
  if (Number.isNaN(Date.parse(at))) return 'failed'
  const slot = toSlot(new Date(at).toISOString())
  // Sent twice, or chosen as it is: it stands where it should.
  if (slot.at === tour.slotAt) return 'moved'
  if (findSlotProblem(slot.day, slot.time, await readTourTimes())) return 'taken'
  return change(tour, 'moved', { date: slot.day, slotAt: slot.at }, (client) =>
    client.query(
      `UPDATE tour_requests SET slot_at = $2, date = $3, status = 'pending', ${FREED_KEY}, updated_at = now()
       WHERE reference = $1 AND ${STILL_OPEN} RETURNING id, email`,
      [tour.reference, slot.at, slot.day],
    ),
  )
}

function cancel(tour: Tour): Promise<Outcome> {
  return change(tour, 'cancelled', tour, (client) =>
    client.query(
      `UPDATE tour_requests SET status = 'cancelled', ${FREED_KEY}, updated_at = now()
       WHERE reference = $1 AND ${STILL_OPEN} RETURNING id, email`,
      [tour.reference],
    ),
  )
}

const STILL_OPEN = `status IN ('pending', 'confirmed')`
// Sent without scripts, a request is known by its words. What was changed since must not answer for the same words again.
const FREED_KEY = `idempotency_key = CASE WHEN idempotency_key LIKE '${CONTENT_KEY}%' THEN 'changed:' || id
  ELSE idempotency_key END`

type Update = (client: pg.PoolClient) => Promise<pg.QueryResult<{ id: string; email: string }>>

async function change(tour: Tour, what: Change, wish: Wish, update: Update): Promise<Outcome> {
  const { reference } = tour
  const context = { ...(await findMailSettings()), reference, publicUrl: env().PUBLIC_URL }
  const [id, key] = [randomUUID(), tourKey(reference)]
  try {
    return await inTransaction(async (client) => {
      const { rows } = await update(client)
      const [changed] = rows
      if (!changed) return 'failed'
      await client.query(
        `INSERT INTO tour_requests_history (id, _parent_id, _order, "from", "to", at, by_name)
         SELECT $2, $1, coalesce(max(_order), 0) + 1, $3, $4, now(), 'the visitor' FROM tour_requests_history WHERE _parent_id = $1`,
        [changed.id, id, wishLabel(tour), what === 'moved' ? wishLabel(wish) : what],
      )
      const visit = { key, times: await readTourTimes(client), changes: tour.changes + 1 }
      const mails = changeMails({ id, email: changed.email, change: what, wish, ...visit }, context)
      for (const mail of mails.filter(({ to }) => to !== '')) await enqueueMail(client, mail)
      return what
    })
  } catch (error) {
    if ((error as { constraint?: string }).constraint === HELD_SLOT) return 'taken'
    logger.error({ err: error }, 'A tour could not be changed.')
    return 'failed'
  }
}

function notFound(): Response {
  return Response.json({ message: 'This link does not work any more.' }, { status: 404 })
}
