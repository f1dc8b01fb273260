import 'server-only'
import * as z from 'zod'
import { paths } from '@/lib/paths'
import { REFERENCE_PATTERN } from '@/lib/reference'
import { email } from '@/lib/validation'
import { readBody } from '@/server/http/read-body'
import { isSameOrigin } from '@/server/http/same-origin'
import { hasPrivatePage, mailFamilyLink } from './link-mail'
import { findAddressee } from '../status-mails/mail-facts'
import { logger } from '@/server/logger'
import { inTransaction, pool } from '@/server/database/pool'
import { checkRate } from '@/server/rate-limit'

const schema = z.object({
  reference: z.string().trim().toUpperCase().regex(REFERENCE_PATTERN),
  email: email('Please enter a valid email address.'),
})

/**
 * POST /forms/status/link: mails a new private link to whoever knows the reference and the address. The answer is the
 * same whether there is such an entry or not.
 */
export async function postNewLink(request: Request): Promise<Response> {
  if (!isSameOrigin(request))
    return Response.json({ message: 'This form only works from our own site.' }, { status: 403 })
  if ((await checkRate('member-mail', request)) !== null) return answer('later')
  try {
    const parsed = schema.safeParse(await readBody(request, []).catch(() => ({})))
    if (!parsed.success) return answer('unreadable')
    await mailNewLink(parsed.data.reference, parsed.data.email)
    return answer('asked')
  } catch (error) {
    logger.error({ err: error }, 'A new private link could not be made.')
    return answer('failed')
  }
}

async function mailNewLink(reference: string, address: string): Promise<void> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT coalesce(merged_into, entry_id) AS id FROM inbox_entries
     WHERE email = lower($2) AND search LIKE '%' || lower($1) || '%' AND reference = $1 AND status <> 'spam'`,
    [reference, address],
  )
  const addressee = rows[0] && (await findAddressee(rows[0].id))
  if (!addressee || !hasPrivatePage(addressee.kind)) return
  // Whoever asks again within ten minutes has the mail already.
  const dedupeKey = `${reference}:link:${Math.floor(Date.now() / 600_000)}`
  await inTransaction((client) => mailFamilyLink(client, addressee, dedupeKey))
}

function answer(outcome: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: `${paths.familyLinks}?done=${outcome}`, 'Cache-Control': 'no-store' },
  })
}
