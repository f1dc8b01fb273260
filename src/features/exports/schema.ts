import * as z from 'zod'
import { DIVISION_KEYS } from '@/lib/divisions'
import { narrowingSchema } from '@/lib/inbox/narrowing'

/** What staff take out of the house: a list of the inbox as it is filtered, or the roster of a division. */
export const exportSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('inbox'), filters: narrowingSchema }),
  z.strictObject({
    what: z.literal('roster'),
    division: z.enum(DIVISION_KEYS, 'Choose a division.').nullable(),
    /** Only by an explicit tick. */
    hasMedical: z.boolean(),
  }),
])

export type ExportValues = z.output<typeof exportSchema>
