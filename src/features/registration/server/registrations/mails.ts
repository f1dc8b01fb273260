import { paths } from '@/lib/paths'
import type { MailContext } from '@/server/forms/define-form'
import { automaticMail, staffNotice } from '@/features/mail/server/api'
import type { OutgoingMail } from '@/server/mail/outbox'

type FormKind = 'tryout' | 'registration'

type FamilyMail = {
  kind: FormKind
  to: string
  parentFirstName: string
  playerFirstName: string
  context: MailContext
}

const WHAT = { tryout: 'tryout registration', registration: 'registration' } as const

/**
 * Confirms to a family that their form arrived. Contains only first names and the reference, because mail is not confidential.
 */
export function familyMail({ kind, to, parentFirstName, playerFirstName, context }: FamilyMail): OutgoingMail {
  const { reference, statusUrl, added, publicUrl } = context
  const { eventSummary, eventPath } = added ?? {}
  const calendar = eventPath && new URL(paths.eventFileOf(eventPath), publicUrl).href
  const facts = {
    guardian: parentFirstName,
    player: playerFirstName,
    reference,
    link: statusUrl,
    event: eventPath && eventSummary,
    calendar,
  }
  return {
    kind: `${kind}-family`,
    to,
    ...automaticMail(context, `${kind}Received`, facts),
    dedupeKey: `${reference}:family`,
    reference,
  }
}

type RegistrarMail = { kind: FormKind; collection: string; context: MailContext }

/** Notifies the registrar of a new entry. */
export function registrarMail({ kind, collection, context }: RegistrarMail): OutgoingMail {
  const { reference } = context
  return staffNotice({
    kind: `${kind}-registrar`,
    subject: `New ${WHAT[kind]} ${reference}`,
    text: `A family sent a ${WHAT[kind]}.`,
    collection,
    dedupeKey: `${reference}:registrar`,
    context,
  })
}
