import 'server-only'
import { INBOX_ROLES } from '../../rules/kind-roles'
import { staffHandler } from '@/features/members/store/api'
import { planExport } from './plans'
import { exportSchema } from '../../rules/export-schema'
import { startExport } from './stream'
import { refuse } from '@/server/http/answers'

/** Each holds a connection while it runs; the inbox needs the others. */
const AT_ONCE = 3
let running = 0

/** POST /staff/export: a list of the inbox or a roster as a file, noted before its first byte. */
export const postExport = staffHandler({
  name: 'export',
  schema: exportSchema,
  roles: INBOX_ROLES,
  run: async (staff, values) => {
    const plan = planExport(staff, values)
    if (!plan) return refuse(403, 'Your account may not do this.')
    if (running >= AT_ONCE) return refuse(503, 'Other exports are running. Try again in a minute.')
    running += 1
    const leave = () => void (running -= 1)
    try {
      return toFile(await startExport(staff, plan, leave), plan.fileName)
    } catch (error) {
      leave()
      throw error
    }
  },
})

function toFile(stream: ReadableStream<Uint8Array>, name: string): Response {
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
