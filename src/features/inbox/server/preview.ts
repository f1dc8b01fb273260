import 'server-only'
import { fillText, LINK_PREVIEW } from '@/features/mail/rules/fill-text'
import { explainRefusedMove } from '@/features/entries/rules/flow'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import type { BulkMailOptions } from '@/features/entries/rules/bulk-mail'
import { done, refused, type Result } from '@/lib/result'
import type { MailTemplate, Staff } from '@/payload-types'
import {
  listTexts,
  writeFor,
  type AnswerText,
  type Scope,
  findAddressee,
  hasFamilyPage,
  type Addressee,
} from '@/features/entries/server/api'
import { findEntries, NOT_IN_INBOX } from './bulk'
import type { MailsToCome, Sample } from '@/features/entries/rules/outcome'
import { pool } from '@/server/database/pool'

/** Previews the mails of a status change: their number, each text with its first family's data, and the skipped entries. */
export async function previewMails(
  staff: Staff,
  scope: Scope,
  status: string,
  ids: readonly string[],
  options: BulkMailOptions = {},
): Promise<MailsToCome> {
  const [entries, texts] = await Promise.all([findEntries(ids, scope, pool()), listTexts(staff)])
  const samples = new Map<string, Sample>()
  const result: MailsToCome = { count: 0, samples: [], skipped: [] }
  for (const id of ids) {
    const entry = entries.get(id)
    const person = entry?.person ?? ''
    const target = entry ? await findAddressee(id) : null
    const read = target ? write(target, status, texts, options) : refused(NOT_IN_INBOX)
    if (!read.ok) {
      result.skipped.push({ id, person, reason: read.error })
      continue
    }
    result.count += 1
    const { key, ...content } = read.value
    const sample = samples.get(key) ?? { ...content, person, count: 0 }
    samples.set(key, { ...sample, count: sample.count + 1 })
  }
  return { ...result, samples: [...samples.values()] }
}

type PreviewContent = Omit<Sample, 'person' | 'count'>

// `key`: groups the families whose mails have the same template.
function write(
  target: Addressee,
  status: string,
  texts: MailTemplate[],
  options: BulkMailOptions,
): Result<PreviewContent & { key: string }> {
  if (target.status === status) return refused('It is already there.')
  const why = explainRefusedMove(INBOX_KINDS[target.kind].flow, target.status, status)
  if (why) return refused(why)
  const mail = writeFor(target, status, texts, options)
  if (!mail.ok) return mail
  return done({ ...asRead(target, mail.value), key: `${target.kind}\n${mail.value.subject}\n${mail.value.text}` })
}

function asRead({ to, kind, facts: known }: Addressee, mail: AnswerText): PreviewContent {
  const facts = { ...known, reason: mail.reason }
  const link = hasFamilyPage(kind) ? LINK_PREVIEW : null
  const subject = fillText(mail.subject, facts).text
  return { to, kind, language: mail.language, subject, text: fillText(mail.text, { ...facts, link }).text }
}
