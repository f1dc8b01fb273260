import { adminPaths } from '@/lib/admin-paths'
import type { OutgoingMail } from '@/server/mail/outbox'

type Notice = {
  kind: string
  subject: string
  /** One sentence: what happened, without personal data. */
  text: string
  collection: string
  dedupeKey: string
  context: { reference: string; registrarEmail: string; publicUrl: string }
}

/** Returns a mail that notifies staff of an event, with the reference and a link. Mail is not confidential. */
export function staffNotice({ kind, subject, text, collection, dedupeKey, context }: Notice): OutgoingMail {
  const { reference, registrarEmail, publicUrl } = context
  const entry = new URL(adminPaths.search(collection, reference), publicUrl).href
  return {
    kind,
    to: registrarEmail,
    subject,
    text: `${text}\n\nOpen it in the back office: ${entry}`,
    dedupeKey,
    reference,
  }
}
