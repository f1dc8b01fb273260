import 'server-only'
import * as z from 'zod'
import { paths } from '@/lib/paths'
import { REFERENCE_PATTERN } from '@/lib/reference'
import { email } from '@/lib/validation'
import { seeOther } from '@/server/http/answers'
import { post } from '@/server/http/post'
import { hasPrivatePage, mailFamilyLink } from './link-mail'
import { findAddressee } from '../status-mails/mail-facts'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'

const OUTCOMES = { rate: 'later', body: 'unreadable', busy: 'later', failure: 'failed' } as const

const schema = z.object({
  reference: z.string().trim().toUpperCase().regex(REFERENCE_PATTERN),
  email: email('Please enter a valid email address.'),
})

/**
 * POST /forms/status/link: mails a new private link if reference and address match. The response is the same whether the entry
 * exists or not.
 */
export const postNewLink = post({
  name: 'new-link',
  limit: 'member-mail',
  run: async (body) => {
    const parsed = schema.safeParse(body)
    if (!parsed.success) return answer('unreadable')
    await mailNewLink(parsed.data.reference, parsed.data.email)
    return answer('requested')
  },
  onRefusal: ({ why }) => answer(OUTCOMES[why]),
})

async function mailNewLink(reference: string, address: string): Promise<void> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT coalesce(merged_into, entry_id) AS id FROM inbox_entries
     WHERE email = lower($2) AND search LIKE '%' || lower($1) || '%' AND reference = $1 AND status <> 'spam'`,
    [reference, address],
  )
  const addressee = rows[0] && (await findAddressee(rows[0].id))
  if (!addressee || !hasPrivatePage(addressee.kind)) return
  // A second request within ten minutes is deduplicated.
  const dedupeKey = `${reference}:link:${Math.floor(Date.now() / 600_000)}`
  await transaction((client) => mailFamilyLink(client, addressee, dedupeKey))
}

function answer(outcome: string): Response {
  return seeOther(`${paths.familyLinks}?done=${outcome}`)
}
