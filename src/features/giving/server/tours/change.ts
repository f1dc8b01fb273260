import 'server-only'
import type pg from 'pg'
import { paths } from '@/lib/paths'
import { env } from '@/server/env'
import { findMailSettings } from '@/server/mail/settings'
import { refuse, seeOther } from '@/server/http/answers'
import { post } from '@/server/http/post'
import { CONTENT_KEY } from '@/server/forms/store'
import { logger } from '@/server/logger'
import { enqueueMail } from '@/server/mail/outbox'
import { isLockTimeout } from '@/server/database/overload'
import { transaction } from '@/server/database/transaction'
import { VISITOR } from '@/server/audit'
import { addHistory, changeStatus } from '@/server/entries/change-status'
import { tourFlow } from '../../rules/flows'
import { tourKey } from './tour-key'
import { changeMails, formatTourDate, type Change, type RequestedTourDate } from './mails'
import { SLOT_INDEX } from '../../rules/tour-options'
import { countChanges, findTour, readTourTimes, type Tour } from './queries'
import { findSlotProblem, toSlot } from '../../rules/slots'

type Outcome = Change | 'taken' | 'failed'

const TOURS = { kind: 'tour-requests', table: 'tour_requests', flow: tourFlow } as const

/** POST /forms/tour/change: moves or cancels a tour through its private link. A plain form, answered with a 303 redirect. */
export const postTourChange = post({
  name: 'tour-change',
  limit: 'form-post',
  isRepeatable: true,
  run: async ({ reference, key, slot }) => {
    if (typeof reference !== 'string' || typeof key !== 'string') return notFound()
    const tour = await findTour(reference, key)
    if (!tour || !isOpen(tour)) return notFound()
    const outcome = typeof slot === 'string' ? await moveTour(tour, slot) : await cancel(tour)
    return answer(reference, key, outcome)
  },
  onRefusal: ({ why, status, message, retryAfter }, _request, { reference, key }) =>
    why === 'failure' && typeof reference === 'string' && typeof key === 'string'
      ? answer(reference, key, 'failed')
      : refuse(status, message, { retryAfter }),
})

/** Returns whether the visitor may still move or cancel a tour. */
export function isOpen({ status }: Pick<Tour, 'status'>): boolean {
  return status === 'pending' || status === 'confirmed'
}

async function moveTour(tour: Tour, at: string): Promise<Outcome> {
  if (Number.isNaN(Date.parse(at))) return 'failed'
  const slot = toSlot(new Date(at).toISOString())
  // A repeated or unchanged request needs no update.
  if (slot.at === tour.slotAt) return 'moved'
  if (findSlotProblem(slot.day, slot.time, await readTourTimes())) return 'taken'
  return change(tour, 'moved', { date: slot.day, slotAt: slot.at }, async (client) => {
    const { rows } = await client.query<LockedTour>(
      `UPDATE tour_requests SET slot_at = $2, date = $3, ${FREED_KEY} WHERE reference = $1 AND ${STILL_OPEN}
       RETURNING id, email`,
      [tour.reference, slot.at, slot.day],
    )
    // The new time needs confirmation again, even if the old one was confirmed.
    return [rows[0], 'pending'] as const
  })
}

function cancel(tour: Tour): Promise<Outcome> {
  return change(tour, 'cancelled', tour, async (client) => {
    const { rows } = await client.query<LockedTour>(
      `UPDATE tour_requests SET ${FREED_KEY} WHERE reference = $1 AND ${STILL_OPEN} RETURNING id, email`,
      [tour.reference],
    )
    return [rows[0], 'cancelled'] as const
  })
}

const STILL_OPEN = `status IN ('pending', 'confirmed')`
// Requests without JavaScript are deduplicated by content. After a change, the same content must create a new request.
const FREED_KEY = `idempotency_key = CASE WHEN idempotency_key LIKE '${CONTENT_KEY}%' THEN 'changed:' || id
  ELSE idempotency_key END`

type LockedTour = { id: string; email: string }
/** Locks the tour and updates everything but its status. Returns undefined for a closed tour, and the new status. */
type Update = (client: pg.PoolClient) => Promise<readonly [LockedTour | undefined, to: keyof typeof tourFlow]>

async function change(tour: Tour, what: Change, requested: RequestedTourDate, update: Update): Promise<Outcome> {
  const { reference } = tour
  const context = { ...(await findMailSettings()), reference, publicUrl: env().PUBLIC_URL }
  try {
    return await transaction(async (client) => {
      const [locked, to] = await update(client)
      if (!locked) return 'failed'
      const isMoved = what === 'moved'
      const fields = isMoved ? 'slotAt, status' : 'status'
      const options = { force: isMoved, fields, work: { client } }
      const moved = await changeStatus(VISITOR, { ...TOURS, id: locked.id }, to, options)
      if (!moved.ok) throw new Error(moved.error)
      const times = {
        from: formatTourDate(tour),
        to: formatTourDate(requested),
        at: new Date().toISOString(),
        byName: VISITOR.name,
      }
      if (isMoved) await addHistory(client, TOURS.table, locked.id, times)
      const visit = {
        key: tourKey(reference),
        times: await readTourTimes(client),
        changes: await countChanges(client, locked.id),
      }
      const mails = changeMails({ id: locked.id, email: locked.email, change: what, requested, ...visit }, context)
      // Replies to these mails reach the tour staff, so each mail is linked to its entry.
      const entry = { id: locked.id, kind: TOURS.kind }
      for (const mail of mails.filter((one) => one.to !== '')) await enqueueMail(client, { ...mail, entry })
      return what
    })
  } catch (error) {
    if ((error as { constraint?: string }).constraint === SLOT_INDEX) return 'taken'
    if (isLockTimeout(error)) throw error
    logger.error({ err: error }, 'A tour could not be changed.')
    return 'failed'
  }
}

function answer(reference: string, key: string, outcome: Outcome): Response {
  return seeOther(`${paths.tour(reference, key)}?done=${outcome}`)
}

function notFound(): Response {
  return refuse(404, 'This link does not work any more.')
}
