import * as z from 'zod'
import { DIVISION_KEYS } from '@/features/people/rules/divisions'
import { narrowingSchema } from './narrowing'

const division = z.enum(DIVISION_KEYS, 'Choose a division.').nullable()

/** What staff take out of the house: a list of the inbox as it is filtered, or a division's roster or quiz results. */
export const exportSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('inbox'), filters: narrowingSchema }),
  z.strictObject({
    what: z.literal('roster'),
    division,
    /** Only by an explicit tick. */
    hasMedical: z.boolean(),
  }),
  z.strictObject({ what: z.literal('results'), division }),
])

export type ExportValues = z.output<typeof exportSchema>
