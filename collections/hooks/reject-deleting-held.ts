import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { formatDay, toDay } from '@/lib/dates'

/** Rejects deleting an entry that is under a legal hold. */
export const rejectDeletingHeld: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'legal-holds',
    where: { and: [{ 'about.value': { equals: id } }, { endsOn: { greater_than_equal: toDay(new Date()) } }] },
    sort: '-endsOn',
    limit: 1,
    depth: 0,
    req,
  })
  const [hold] = docs
  if (!hold) return
  throw new APIError(`A legal hold keeps this until ${formatDay(toDay(hold.endsOn))}: ${hold.reason}.`, 409, null, true)
}
