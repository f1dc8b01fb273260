import 'server-only'
import { randomUUID } from 'node:crypto'
import type { MailLanguage } from '@/lib/mail-languages'
import { answerKind, hasPlaceholder, fillText, NO_ADDRESS, type MailFacts } from '@/features/mail/rules/fill-text'
import { paths } from '@/lib/paths'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { env } from '@/server/env'
import { makeFamilyLink } from '@/server/family-links'
import { enqueueMail } from '@/server/mail/outbox'
import type { Client } from '@/server/database/pool'
import { hasFamilyPage, type Addressee } from './mail-facts'
import { NOTE_KEY } from '../undo/move-mail'
import { UNDO_MINUTES } from '../undo/undo-time'
import { RESULT_STATUSES } from '../../rules/stages'

const PROMISED_DUE = `CASE WHEN $3::date IS NULL THEN inbox_due(kind, now()) ELSE
  ($3::date + coalesce((SELECT closes_at FROM inbox_settings LIMIT 1), '18:00')::time) AT TIME ZONE 'America/Phoenix' END`

/** A mail as staff wrote it; may contain placeholders in braces. */
export type AnswerText = {
  subject: string
  text: string
  reason: string
  language: MailLanguage
  /** Set if the text promises a call. */
  call?: PromisedCall | null
}

/** The kind of a mail without a status. */
const NOTE_KIND = 'note'

type MailContent = Pick<AnswerText, 'subject' | 'text' | 'reason'>

export type StoredAnswer = { id: string; state: 'held' | 'waiting' }

/** Lists the problems that prevent sending a text, as sentences for staff; empty if there are none. */
export function listTextProblems({ subject, text, reason }: MailContent, addressee: Addressee): string[] {
  const facts: MailFacts = { ...addressee.facts, reason }
  const link = hasFamilyPage(addressee.kind) ? 'link' : null
  const problems = [...fillText(subject, facts).problems, ...fillText(text, { ...facts, link }).problems]
  if (!addressee.to) problems.push(NO_ADDRESS)
  if (!subject.trim()) problems.push('The mail needs a subject.')
  if (!text.trim()) problems.push('The mail needs a text.')
  return [...new Set(problems)]
}

/**
 * Returns the release time of an entry's tryout day, if it is in the future. Locks the day until the caller's transaction ends,
 * so that its answers cannot be released while one of them is being written.
 */
export async function findRelease(client: Client, { id, kind }: Pick<Addressee, 'id' | 'kind'>): Promise<Date | null> {
  if (kind !== 'tryout-registrations') return null
  const { rows } = await client.query<{ releaseAt: Date }>(
    `SELECT d.release_at AS "releaseAt" FROM tryout_days d JOIN tryout_registrations t ON t.tryout_day_id = d.id
     WHERE t.id = $1 AND d.release_at > clock_timestamp() FOR SHARE OF d`,
    [id],
  )
  return rows[0]?.releaseAt ?? null
}

/** What the mail accompanies: a status change; no change, but a text about the current status; or neither. */
type MailOrigin = 'move' | 'status' | 'note'

type NewAnswer = {
  addressee: Addressee
  status: string
  mail: AnswerText
  release: Date | null
  writtenWith: MailOrigin
}

/**
 * Stores the mail about a status, in the caller's transaction. It waits for the release of its day, or for the undo period. An
 * earlier unsent answer is canceled, so that families never get two answers at once.
 */
export async function storeAnswer(client: Client, staff: Staff, answer: NewAnswer): Promise<StoredAnswer> {
  const { addressee, status, mail, release, writtenWith } = answer
  const { id, kind, reference, to } = addressee
  const isAnswer = writtenWith !== 'note'
  if (isAnswer) await withdrawAnswer(client, id)
  const isHeld = isAnswer && release !== null && RESULT_STATUSES.includes(status)
  const facts: MailFacts = { ...addressee.facts, reason: mail.reason }
  const link = hasPlaceholder(mail.text, 'link') ? await makeLink(client, addressee) : null
  const stored = await enqueueMail(client, {
    kind: isAnswer ? answerKind(status) : NOTE_KIND,
    to,
    subject: fillText(mail.subject, facts).text,
    text: fillText(mail.text, { ...facts, link }).text,
    language: mail.language,
    dedupeKey: `${writtenWith === 'move' ? 'answer' : NOTE_KEY}:${id}:${randomUUID()}`,
    reference,
    entry: { id, kind },
    sentBy: staff.name,
    sendAt: isHeld ? release : await findUndoUntil(client),
    isHeld,
  })
  // Shown on the family's page as missing information, until the next answer.
  const question = status === 'needs_info' ? mail.reason.trim() : ''
  if (isAnswer) await client.query('UPDATE inbox_entries SET asked = $2 WHERE entry_id = $1', [id, question || null])
  if (mail.call) await promiseCall(client, id, mail.call)
  const state = isHeld ? 'held' : 'waiting'
  await recordEvent(client, staff, { action: 'mail written', kind, entryId: id, reference, detail: state })
  return { id: stored!, state }
}

async function withdrawAnswer(client: Client, id: string): Promise<void> {
  await client.query(
    `UPDATE mails SET status = 'undone', updated_at = now()
     WHERE entry_id = $1 AND status IN ('waiting', 'held') AND kind LIKE 'answer-%'`,
    [id],
  )
}

async function findUndoUntil(client: Client): Promise<Date> {
  const { rows } = await client.query<{ moment: Date }>(
    `SELECT now() + make_interval(mins => ${UNDO_MINUTES}) AS moment`,
  )
  return rows[0]!.moment
}

async function makeLink(client: Client, { id, kind }: Addressee): Promise<string> {
  const token = await makeFamilyLink(client, { purpose: 'status', kind, entryId: id })
  return new URL(paths.familyStatus(token), env().PUBLIC_URL).href
}

/** Who calls a family, and by which day; without a day, by the usual due date. */
type PromisedCall = { by: string; on: string | null }

/** Makes an entry due until the call was made, in the transaction of the answer that promises it. */
async function promiseCall(client: Client, entryId: string, { by, on }: PromisedCall): Promise<void> {
  await client.query(
    `UPDATE inbox_entries SET call_promised = true, assignee_id = $2, due_at = ${PROMISED_DUE} WHERE entry_id = $1`,
    [entryId, by, on],
  )
}
