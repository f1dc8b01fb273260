import * as z from 'zod'
import { isDay } from '@/lib/dates'
import { DIVISION_KEYS } from '@/features/people/rules/divisions'
import { INBOX_KIND_KEYS } from './kinds'
import { CITY_MAX, OLDEST, STATUS_FILTER_LABELS } from './narrowing'
import { tagSchema } from './tag-schema'

const age = z.coerce.number('Give an age in years.').int().min(0).max(OLDEST).optional()
const day = z.string().refine(isDay, 'Give a day, such as 2026-11-16.').optional()
const yes = z.literal('1', 'Switched on is 1, switched off is left out.').optional()

/** The filters of the inbox, by their query parameters. None is personal data. */
export const narrowingSchema = z.strictObject({
  kind: z.enum(INBOX_KIND_KEYS, 'There is no such kind.').optional(),
  /** A status, `waiting` for all that wait for an answer, or `new` for the initial status. */
  status: z
    .string()
    .refine((status) => Object.hasOwn(STATUS_FILTER_LABELS, status), 'There is no such status.')
    .optional(),
  /** A division, or `none`. */
  division: z.enum([...DIVISION_KEYS, 'none'], 'There is no such division.').optional(),
  /** Ages in years, both inclusive. */
  from: age,
  to: age,
  /** A city's name, or `none`. */
  city: z.string().trim().min(1).max(CITY_MAX, 'There is no such city.').optional(),
  /** `me`, `nobody` or a member of staff. */
  assignee: z.union([z.literal(['me', 'nobody']), z.uuid('There is no such member of staff.')]).optional(),
  /** Days of arrival, both inclusive. */
  since: day,
  until: day,
  overdue: yes,
  /** Entries with an offered place, now or before. */
  offered: yes,
  suspicious: yes,
  tag: tagSchema.optional(),
})

export type Narrowing = z.output<typeof narrowingSchema>

type Params = Record<string, string | string[] | undefined>

/** Parses the filters of a query. Ignores unknown or invalid parameters, so that an old link still opens a list. */
export function parseNarrowing(params: Params): Narrowing {
  const entries = Object.entries(narrowingSchema.shape).flatMap(([name, schema]) => {
    const raw = params[name]
    const value = Array.isArray(raw) ? raw[0] : raw
    const parsed = schema.safeParse(value || undefined)
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(entries) as Narrowing
}
