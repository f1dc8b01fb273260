import 'server-only'
import { toDay } from '@/lib/dates'
import { INBOX_KINDS, INBOX_KIND_KEYS, type InboxKind } from '@/features/entries/rules/kinds'
import { adminPaths } from '@/lib/admin-paths'
import { env } from '@/server/env'
import { findMailSettings } from '@/server/mail/settings'
import { enqueueMail } from '@/server/mail/outbox'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'

type Count = { kind: InboxKind; fresh: number; overdue: number }

/**
 * Mails the registrar every morning how many entries arrived since the previous morning, and how many are overdue. The mail
 * contains only numbers, because mail is not confidential. No mail is sent on a day without either; a second call on the same
 * day sends none.
 * @param now for tests
 */
export async function sendDigest(now = new Date()): Promise<void> {
  const [counts, { academyName, registrarEmail }] = await Promise.all([listCounts(now), findMailSettings()])
  if (counts.length === 0 || !registrarEmail) return
  const day = toDay(now)
  await transaction((client) =>
    enqueueMail(client, {
      kind: 'digest',
      to: registrarEmail,
      subject: `The inbox this morning: ${sum(counts, 'fresh')} new, ${sum(counts, 'overdue')} overdue`,
      text: [
        'Good morning,',
        counts.map(describe).join('\n'),
        `Open the back office: ${new URL(adminPaths.home, env().PUBLIC_URL).href}`,
        academyName,
      ].join('\n\n'),
      dedupeKey: `digest:${day}`,
    }),
  )
}

async function listCounts(now: Date): Promise<Count[]> {
  const { rows } = await pool().query<Count>(
    `SELECT kind, count(*) FILTER (WHERE received_at > $1::timestamptz - interval '1 day' AND status <> 'spam')::int AS fresh,
       count(*) FILTER (WHERE due_at < $1)::int AS overdue
     FROM inbox_entries
     WHERE merged_into IS NULL AND (received_at > $1::timestamptz - interval '1 day' OR due_at < $1)
     GROUP BY kind`,
    [now],
  )
  return INBOX_KIND_KEYS.flatMap((kind) => rows.filter((row) => row.kind === kind && row.fresh + row.overdue > 0))
}

function describe({ kind, fresh, overdue }: Count): string {
  const parts = [fresh > 0 ? `${fresh} new` : '', overdue > 0 ? `${overdue} overdue` : '']
  return `${INBOX_KINDS[kind].label}: ${parts.filter(Boolean).join(', ')}`
}

function sum(counts: readonly Count[], name: 'fresh' | 'overdue'): number {
  return counts.reduce((total, count) => total + count[name], 0)
}
