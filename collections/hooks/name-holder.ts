import type { CollectionBeforeChangeHook } from 'payload'
import type { LegalHold } from '@/payload-types'

/** Records who set or last changed a legal hold. */
export const nameHolder: CollectionBeforeChangeHook<LegalHold> = ({ data, req }) => ({
  ...data,
  heldBy: req.user?.collection === 'staff' ? req.user.name : 'the system',
})
