import * as z from 'zod'
import { AUDIT_AREA_KEYS } from '@/lib/audit-areas'
import { isDay } from '@/lib/dates'
import { paths } from '@/lib/paths'

/** What narrows the list of notes. Nothing of it is personal, so it stands in the address. */
const auditFilters = {
  /** A part of the house. */
  area: z.enum(AUDIT_AREA_KEYS),
  /** A member of staff. */
  actor: z.uuid(),
  action: z.string().regex(/^[a-z][a-z _-]{1,40}$/),
  kind: z.string().regex(/^[a-z][a-z-]{1,40}$/),
  /** The academy's days, both included. */
  from: z.string().refine(isDay),
  to: z.string().refine(isDay),
  /** The last note of the page before. */
  before: z.string().regex(/^\d{1,18}$/),
}

export type AuditFilters = { [Name in keyof typeof auditFilters]?: string }

/** The same as an export is asked for. */
export const auditFiltersSchema = z.strictObject(auditFilters).omit({ before: true }).partial()

type Params = Record<string, string | string[] | undefined>

/** The filters an address names; what is no filter is left out. */
export function parseAuditFilters(params: Params): AuditFilters {
  return Object.fromEntries(
    Object.entries(auditFilters).flatMap(([name, schema]) => {
      const value = params[name]
      const parsed = schema.safeParse(value)
      return parsed.success ? [[name, parsed.data]] : []
    }),
  )
}

/** The address of the list with these filters. */
export function auditPath(filters: AuditFilters): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value) as [string, string][])
  return `${paths.adminAudit}${query.size > 0 ? `?${query.toString()}` : ''}`
}
