import 'server-only'
import * as z from 'zod'
import { staffHandler } from '@/features/staff/server/api'
import { answerOrConflict } from '@/server/http/answers'
import { requestErasure } from './request'
import { approveErasure, cancelErasure } from './decide'

const KIND_MAX = 40
const NAME_MAX = 200
const placeSchema = z.strictObject({ kind: z.string().max(KIND_MAX), id: z.uuid('This is no record of a child.') })
const askSchema = placeSchema.extend({ name: z.string('Type the name of the child.').max(NAME_MAX) })
const ROLES = ['registrar'] as const

/** POST /staff/erasure/ask: requests the erasure of a child, which a second person has to approve. */
export const postRequestErasure = staffHandler({
  name: 'erasure/ask',
  schema: askSchema,
  roles: ROLES,
  run: async (staff, { name, ...child }) => answerOrConflict(await requestErasure(staff, child, name)),
})

/** POST /staff/erasure/agree: an admin approves, and the seven days begin. */
export const postApproveErasure = staffHandler({
  name: 'erasure/agree',
  schema: placeSchema,
  roles: [],
  run: async (staff, child) => answerOrConflict(await approveErasure(staff, child)),
})

/** POST /staff/erasure/take-back: cancels the erasure. */
export const postCancelErasure = staffHandler({
  name: 'erasure/take-back',
  schema: placeSchema,
  roles: ROLES,
  run: async (staff, child) => answerOrConflict(await cancelErasure(staff, child)),
})
