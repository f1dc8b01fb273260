import 'server-only'
import { fillText, LINK_PREVIEW } from '@/lib/mails/fill-text'
import { explainRefusedMove } from '../rules/flow'
import { INBOX_KINDS } from '../rules/kinds'
import type { Staff } from '@/payload-types'
import { listTexts, writeFor } from './status-mails/answer'
import type { Scope } from './filter-sql'
import { findAddressee, hasFamilyPage, type Addressee } from './status-mails/mail-facts'
import { findEntries, GONE } from './bulk'
import type { MailsToCome, Sample } from '../rules/outcome'
import { pool } from '@/server/database/pool'

/** What families would be sent if these entries were moved now: how many, each text as its first family reads it, and who gets none. */
export async function previewMails(
  staff: Staff,
  scope: Scope,
  status: string,
  ids: readonly string[],
): Promise<MailsToCome> {
  const [entries, texts] = await Promise.all([findEntries(ids, scope, pool()), listTexts(staff)])
  const samples = new Map<string, Sample>()
  const result: MailsToCome = { count: 0, samples: [], skipped: [] }
  for (const id of ids) {
    const entry = entries.get(id)
    const person = entry?.person ?? ''
    const target = entry ? await findAddressee(id) : null
    const mail = target ? (refusedMove(target, status) ?? writeFor(target, status, texts)) : GONE
    if (!target || typeof mail === 'string') {
      result.skipped.push({ id, person, reason: String(mail) })
      continue
    }
    result.count += 1
    const key = `${mail.subject}\n${mail.text}`
    const sample = samples.get(key) ?? { ...asRead(target, mail), person, count: 0 }
    samples.set(key, { ...sample, count: sample.count + 1 })
  }
  return { ...result, samples: [...samples.values()] }
}

function refusedMove({ kind, status: from }: Addressee, to: string): string | null {
  return from === to ? 'It stands there already.' : explainRefusedMove(INBOX_KINDS[kind].flow, from, to)
}

function asRead({ to, kind, facts }: Addressee, mail: { subject: string; text: string }) {
  const link = hasFamilyPage(kind) ? LINK_PREVIEW : null
  const subject = fillText(mail.subject, facts).text
  return { to, subject, text: fillText(mail.text, { ...facts, link }).text }
}
