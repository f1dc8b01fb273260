import * as z from 'zod'
import { text } from '@/lib/validation'
import { REQUESTED_BY_MAX } from './requested-by'

/** A request of staff: all data about a child as a file, or a link for the guardian to download it. */
export const childExportSchema = z.strictObject({
  kind: z.string().max(40),
  id: z.uuid('There is no such child.'),
  how: z.enum(['file', 'link']),
  requestedBy: text('Please write who asked for it.', { max: REQUESTED_BY_MAX }),
})
