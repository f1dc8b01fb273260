import 'server-only'
import { INBOX_KINDS, type InboxKind } from '../../rules/kinds'
import { NEEDS_REASON, type BulkMailOptions } from '../../rules/bulk-mail'
import { textsIn } from '@/lib/mail-languages'
import { answerKind, hasPlaceholder, dropReason } from '@/features/mail/rules/fill-text'
import { done, refused, type Result } from '@/lib/result'
import type { MailTemplate, Staff } from '@/payload-types'
import { asStaff, asSystem } from '@/server/payload'
import { transaction } from '@/server/database/transaction'
import { findRelease, listTextProblems, storeAnswer, type AnswerText } from './answer-mail'
import type { EntryRef } from '../../rules/entry'
import { findAddressee, type Addressee } from './mail-facts'
import { moveEntry, type Move } from '../move'

export type Answer = Move & {
  /** Null changes the status without a mail. */
  mail: AnswerText | null
}

/**
 * Changes the status of an entry and mails its family in one transaction.
 * @returns refused with a one-sentence reason
 */
export async function answerEntry(staff: Staff, { mail, ...move }: Answer): Promise<Result<undefined>> {
  if (!mail) return moveEntry(staff, move)
  return transaction(async (client, join) => {
    const addressee = await findAddressee(move.id, client)
    if (!addressee || addressee.kind !== move.kind) return refused(NO_ENTRY)
    const problems = listTextProblems(mail, addressee)
    if (problems.length > 0) return refused(problems.join(' '))
    // Locks the day before the entry, in the same order as a release, to avoid a deadlock.
    const release = await findRelease(client, addressee)
    const work = await join(await asSystem('Opening a transaction; the entry is moved as this member of staff'))
    const moved = await moveEntry(staff, move, work)
    const writtenWith = addressee.status === move.status ? 'status' : 'move'
    if (moved.ok) await storeAnswer(client, staff, { addressee, status: move.status, mail, release, writtenWith })
    return moved
  })
}

const NO_ENTRY = 'There is no such entry.'

/** Mails the family of an entry that this member of staff may read. Its status does not change. */
export async function writeNote(staff: Staff, entry: EntryRef, mail: AnswerText): Promise<Result<undefined>> {
  if (!(await canSeeEntry(staff, entry.kind, entry.id))) return refused(NO_ENTRY)
  return transaction(async (client) => {
    const addressee = await findAddressee(entry.id, client)
    if (!addressee) return refused(NO_ENTRY)
    const problems = listTextProblems(mail, addressee)
    if (problems.length > 0) return refused(problems.join(' '))
    await storeAnswer(client, staff, { addressee, status: addressee.status, mail, release: null, writtenWith: 'note' })
    return done()
  })
}

const EACH_ITS_OWN = 'Its text needs a reason: write one for all, or open the entry and write it there.'

export type StatusMails = { queued: number; skipped: { id: string; reason: string }[] }

/**
 * Mails each family the template of its entry's status, after a bulk move. Entries that cannot get a mail are skipped with a
 * reason and do not block the others.
 */
export async function queueStatusMails(
  staff: Staff,
  entries: readonly { kind: InboxKind; id: string; status: string }[],
  options: BulkMailOptions = {},
): Promise<StatusMails> {
  const texts = await listTexts(staff)
  const result: StatusMails = { queued: 0, skipped: [] }
  for (const entry of entries) {
    const queued = await queueOne(staff, entry, texts, options)
    if (queued.ok) result.queued += 1
    else result.skipped.push({ id: entry.id, reason: queued.error })
  }
  return result
}

/** Fills in the mail about a status without manual edits, or returns why there is none. */
export function writeFor(
  target: Addressee,
  status: string,
  texts: readonly MailTemplate[],
  { language, reason = '' }: BulkMailOptions = {},
): Result<AnswerText & { promisesCall: boolean }> {
  const { flow } = INBOX_KINDS[target.kind]
  const offered = texts.filter((one) => one.flow === flow && one.status === status)
  if (offered.length === 0) return refused('There is no mail text for this status.')
  const [text] = textsIn(offered, language ?? target.language)
  if (!text) return refused('There is no mail text for this status in English.')
  if (!reason && NEEDS_REASON.includes(status) && hasPlaceholder(text.body, 'reason')) return refused(EACH_ITS_OWN)
  const body = reason ? text.body : dropReason(text.body)
  const promisesCall = text.promisesCall === true
  const mail = { subject: text.subject, text: body, reason, language: text.language, promisesCall }
  const problems = listTextProblems(mail, target)
  return problems.length > 0 ? refused(problems.join(' ')) : done(mail)
}

/** Lists the mail templates in the order of the choices. */
export async function listTexts(staff: Staff): Promise<MailTemplate[]> {
  const { docs } = await asStaff(staff).find({
    collection: 'mail-templates',
    sort: ['language', 'title'],
    pagination: false,
    depth: 0,
  })
  return docs
}

/** Whether this member of staff may read an entry. Checked before any other access to it. */
export async function canSeeEntry(staff: Staff, kind: InboxKind, id: string): Promise<boolean> {
  const where = { id: { equals: id } }
  const found = await asStaff(staff)
    .count({ collection: kind, where })
    .catch(() => ({ totalDocs: 0 }))
  return found.totalDocs === 1
}

type Entry = { kind: InboxKind; id: string; status: string }

async function queueOne(
  staff: Staff,
  { kind, id, status }: Entry,
  texts: MailTemplate[],
  options: BulkMailOptions,
): Promise<Result<undefined>> {
  if (!(await canSeeEntry(staff, kind, id))) return refused(NO_ENTRY)
  return transaction(async (client) => {
    const target = await findAddressee(id, client)
    if (!target) return refused(NO_ENTRY)
    const mail = writeFor(target, status, texts, options)
    if (!mail.ok) return mail
    const release = await findRelease(client, target)
    // The lock lasts until the mail is stored: a status change after that cancels the mail.
    const { rows } = await client.query<{ status: string; assignee: string | null; hasMail: boolean }>(
      `SELECT status, assignee_id AS assignee, EXISTS (SELECT FROM mails WHERE entry_id = $1::text AND kind = $2
         AND status IN ('waiting', 'held', 'queued')) AS "hasMail"
       FROM inbox_entries WHERE entry_id = $1::uuid FOR UPDATE`,
      [id, answerKind(status)],
    )
    if (rows[0]?.status !== status) return refused('It has moved on since.')
    if (rows[0].hasMail) return refused('A mail about this is on its way already.')
    const { promisesCall, ...content } = mail.value
    // The assignee makes the call; without one, the person who promises it.
    const call = promisesCall ? { by: rows[0].assignee ?? staff.id, on: null } : null
    const answer = { addressee: target, status, mail: { ...content, call }, release, writtenWith: 'move' as const }
    await storeAnswer(client, staff, answer)
    return done()
  })
}
