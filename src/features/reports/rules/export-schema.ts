import * as z from 'zod'
import { DIVISION_KEYS } from '@/features/people/rules/divisions'
import { auditFiltersSchema } from './audit-filters'
import { narrowingSchema } from '@/features/entries/rules/narrowing-schema'

const format = z.enum(['csv', 'xlsx'], 'Choose CSV or Excel.').default('csv')
const division = z.enum(DIVISION_KEYS, 'Choose a division.').nullable()

/** An export request of staff: a filtered inbox list, a division's roster or quiz results, or the audit notes. */
export const exportSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('inbox'), format, filters: narrowingSchema }),
  z.strictObject({
    what: z.literal('roster'),
    format,
    division,
    /** True only if the box was ticked. */
    hasMedical: z.boolean(),
  }),
  z.strictObject({ what: z.literal('results'), format, division }),
  z.strictObject({ what: z.literal('audit'), format, filters: auditFiltersSchema }),
])

export type ExportValues = z.output<typeof exportSchema>
