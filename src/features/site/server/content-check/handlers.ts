import 'server-only'
import * as z from 'zod'
import { staffHandler } from '@/features/staff/server/api'
import { PROSE_COLLECTIONS, PROSE_GLOBALS } from '../../rules/content-check/prose'
import { answerWith, privateJson, refuse } from '@/server/http/answers'
import { changePublished } from './change'
import { checkSaved } from './check'

const words = z.string().min(1).max(500)
const level = z.int().min(1).max(6)
const block = z.int().min(0).max(10_000).nullable()
const change = z.union([
  z.strictObject({ find: words, put: words, isLink: z.boolean().optional() }),
  z.strictObject({ level, from: level }),
])
const fix = z.strictObject({ label: z.string().max(60), field: z.string().max(200), block, change })
const about = z.union([
  z.strictObject({ kind: z.enum(PROSE_COLLECTIONS), id: z.uuid(), fix }),
  z.strictObject({ kind: z.enum(PROSE_GLOBALS), id: z.null(), fix }),
])

/** POST /staff/content-check: returns the warnings of a document as of its last save. */
export const postContentCheck = staffHandler({
  name: 'content-check',
  schema: z.strictObject({ kind: z.enum(PROSE_COLLECTIONS), id: z.uuid() }),
  roles: ['editor'],
  run: async (staff, { kind, id }) => {
    const warnings = await checkSaved(staff, kind, id)
    return warnings ? privateJson({ warnings }) : refuse(404, 'It is not there any more.')
  },
})

/** POST /staff/content-check/change: applies a fix to a published text, or reverts it. */
export const postContentChange = staffHandler({
  name: 'content-check-change',
  schema: about,
  roles: ['editor'],
  run: async (staff, change) => answerWith(await changePublished(staff, change)),
})
