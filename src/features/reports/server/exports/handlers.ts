import 'server-only'
import { INBOX_ROLES } from '@/features/entries/rules/kind-roles'
import { staffHandler } from '@/features/staff/server/api'
import { planExport } from './plans'
import { formatNumber } from '@/lib/counts'
import { WORKBOOK_ROWS, type ExportFormat } from '@/lib/export-formats'
import { exportSchema } from '../../rules/export-schema'
import { countRows, startExport } from './stream'
import { privateJson, refuse } from '@/server/http/answers'

/** Each export occupies a database connection while it runs; the inbox needs the others. */
const AT_ONCE = 3
let running = 0

const NOT_YOURS = 'Your account may not do this.'
const TOO_LONG = `An Excel file holds at most ${formatNumber(WORKBOOK_ROWS)} lines. Take the list as CSV, or narrow it.`
const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** POST /staff/export/count: counts the rows of an export. Not audited, because no data leaves the system. */
export const postExportCount = staffHandler({
  name: 'export-count',
  schema: exportSchema,
  roles: INBOX_ROLES,
  run: async (staff, values) => {
    const plan = planExport(staff, values)
    return plan ? privateJson({ count: await countRows(plan) }) : refuse(403, NOT_YOURS)
  },
})

/** POST /staff/export: an inbox list or a roster as a file, audited before its first byte. */
export const postExport = staffHandler({
  name: 'export',
  schema: exportSchema,
  roles: INBOX_ROLES,
  run: async (staff, values) => {
    const plan = planExport(staff, values)
    if (!plan) return refuse(403, NOT_YOURS)
    if (running >= AT_ONCE) return refuse(503, 'Other exports are running. Try again in a minute.')
    running += 1
    const leave = () => void (running -= 1)
    try {
      const isTooLong = values.format === 'xlsx' && (await countRows(plan)) > WORKBOOK_ROWS
      if (!isTooLong) return toFile(await startExport(staff, plan, values.format, leave), plan.fileName, values.format)
    } catch (error) {
      leave()
      throw error
    }
    leave()
    return refuse(422, TOO_LONG)
  },
})

function toFile(
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  name: string,
  format: ExportFormat,
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
