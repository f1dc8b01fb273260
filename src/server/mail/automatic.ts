import type { MailFacts } from '@/lib/inbox/mail-words'
import type { OccasionName } from '@/lib/mails/occasions'
import { writeMail } from '@/lib/mails/write'
import type { MailSettings } from '../forms/mail-settings'

type Writer = Pick<MailSettings, 'academyName' | 'academyPhone' | 'ownTexts'>

/** Subject and text of a mail that the system writes by itself, in staff's own words where they have any. */
export function automaticMail(
  { academyName, academyPhone, ownTexts }: Writer,
  name: OccasionName,
  facts: MailFacts,
): { subject: string; text: string } {
  const known = { ...facts, academy: academyName, phone: academyPhone }
  const { subject, body } = writeMail(name, ownTexts[name], known)
  return { subject, text: body }
}
