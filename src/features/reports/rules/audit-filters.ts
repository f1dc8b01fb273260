import * as z from 'zod'
import { AUDIT_AREA_KEYS } from '@/lib/audit-areas'
import { isDay } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'

/** The filters of the audit list. None is personal data, so they may be in the address. */
const auditFilters = {
  /** An area of the office. */
  area: z.enum(AUDIT_AREA_KEYS),
  /** A member of staff. */
  actor: z.uuid(),
  action: z.string().regex(/^[a-z][a-z _-]{1,40}$/),
  kind: z.string().regex(/^[a-z][a-z-]{1,40}$/),
  /** Days in the academy's time zone, both inclusive. */
  from: z.string().refine(isDay),
  to: z.string().refine(isDay),
  /** The id of the previous page's last note. */
  before: z.string().regex(/^\d{1,18}$/),
}

export type AuditFilters = { [Name in keyof typeof auditFilters]?: string }

/** The filters of an export request. */
export const auditFiltersSchema = z.strictObject(auditFilters).omit({ before: true }).partial()

type Params = Record<string, string | string[] | undefined>

/** Parses the filters of an address and ignores invalid ones. */
export function parseAuditFilters(params: Params): AuditFilters {
  return Object.fromEntries(
    Object.entries(auditFilters).flatMap(([name, schema]) => {
      const value = params[name]
      const parsed = schema.safeParse(value)
      return parsed.success ? [[name, parsed.data]] : []
    }),
  )
}

/** Returns the address of the list with these filters. */
export function auditPath(filters: AuditFilters): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value) as [string, string][])
  return `${adminPaths.audit}${query.size > 0 ? `?${query.toString()}` : ''}`
}
