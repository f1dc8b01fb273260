import * as z from 'zod'
import { DIVISION_KEYS } from '@/features/people/rules/divisions'
import { auditFiltersSchema } from './audit-filters'
import { narrowingSchema } from './narrowing'

const division = z.enum(DIVISION_KEYS, 'Choose a division.').nullable()

/**
 * What staff take out of the house: a list of the inbox as it is filtered, a division's roster or quiz results, or
 * what the audit noted.
 */
export const exportSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('inbox'), filters: narrowingSchema }),
  z.strictObject({
    what: z.literal('roster'),
    division,
    /** Only by an explicit tick. */
    hasMedical: z.boolean(),
  }),
  z.strictObject({ what: z.literal('results'), division }),
  z.strictObject({ what: z.literal('audit'), filters: auditFiltersSchema }),
])

export type ExportValues = z.output<typeof exportSchema>
