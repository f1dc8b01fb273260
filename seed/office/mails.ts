import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import { splitName } from '@/features/registration/rules/registration'
import { encryptMailContent } from '@/server/mail/encrypted-content'
import { answerKind, dropUnknown, fillText, type MailFacts } from '@/features/mail/rules/fill-text'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import { findMailSettings } from '@/server/mail/settings'
import { automaticMail } from '../../src/features/mail/server/automatic'
import { isFamilyEntry, type OfficeEntry, type Step } from './content'
import type { Stored } from './entries'
import { insertRow } from './write'

type Text = { subject: string; body: string; promisesCall: boolean }

const RECEIPTS = { 'player-registrations': 'registration', 'tryout-registrations': 'tryout' } as const

/** Inserts the confirmation mail for a form. It stays in the outbox, because a demo has no mail server. */
export async function writeReceipt(client: pg.PoolClient, stored: Stored, at: string): Promise<void> {
  const { entry, reference } = stored
  if (!isFamilyEntry(entry) || entry.suspicion) return
  const form = RECEIPTS[entry.kind]
  const mail = automaticMail(await findMailSettings(client), `${form}Received`, { ...factsOf(entry), reference })
  await storeMail(client, stored, { ...mail, kind: `${form}-family`, at })
}

/**
 * Inserts the mail about a status with the template of the staff. The private link is omitted, because its page does not
 * exist.
 * @returns whether it promises a call
 */
export async function writeAnswer(
  client: pg.PoolClient,
  stored: Stored,
  { step, at }: { step: Step; at: string },
): Promise<boolean> {
  const { entry, reference } = stored
  const template = await findText(client, entry, step.to)
  if (!template) return false
  const { academyName: academy } = await findMailSettings(client)
  const facts: MailFacts = { ...factsOf(entry), reference, academy, reason: step.reason }
  const text = fillText(dropUnknown(template.body, facts), facts).text
  const mail = { subject: fillText(template.subject, facts).text, text, kind: answerKind(step.to), at }
  await storeMail(client, stored, { ...mail, sentBy: step.by, isLost: step.isMailLost })
  return template.promisesCall
}

type Mail = { subject: string; text: string; kind: string; at: string; sentBy?: string; isLost?: boolean }

async function storeMail(client: pg.PoolClient, { entry, id, reference, email }: Stored, mail: Mail): Promise<void> {
  const { at, isLost, text, ...words } = mail
  const mailId = randomUUID()
  await insertRow(client, 'mails', {
    ...words,
    id: mailId,
    text: encryptMailContent(mailId, { text }).text,
    to: email,
    status: isLost ? 'failed' : 'kept',
    lastError: isLost ? '550' : null,
    attempts: 1,
    reference,
    entryId: id,
    entryKind: entry.kind,
    dedupeKey: `office:${reference}:${mail.kind}`,
    createdAt: at,
    updatedAt: at,
  })
  if (mail.sentBy && !isLost)
    await client.query('UPDATE inbox_entries SET answered_at = $2 WHERE entry_id = $1', [id, at])
}

function factsOf(entry: OfficeEntry): MailFacts {
  if (!isFamilyEntry(entry)) return { guardian: entry.name, player: splitName(entry.name).firstName }
  const [{ firstName: guardian }, { firstName: player }] = [splitName(entry.parent), splitName(entry.player)]
  return { guardian, player, division: entry.division }
}

async function findText(client: pg.PoolClient, entry: OfficeEntry, status: string): Promise<Text | undefined> {
  const { flow } = INBOX_KINDS[entry.kind]
  const { rows } = await client.query<Text>(
    `SELECT subject, body, coalesce(promises_call, false) AS "promisesCall" FROM mail_templates WHERE flow = $1 AND status = $2 AND language = 'en'
       AND (body || subject NOT LIKE '%{division}%' OR $3) ORDER BY body LIKE '%{division}%' DESC, title LIMIT 1`,
    [flow, status, isFamilyEntry(entry) && entry.division !== undefined],
  )
  return rows[0]
}
