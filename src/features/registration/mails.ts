import type { MailContext } from '@/server/forms/define-form'
import type { OutgoingMail } from '@/server/mail/outbox'
import { staffNotice } from '@/server/mail/staff-notice'

type FormKind = 'tryout' | 'registration'

type FamilyMail = {
  kind: FormKind
  to: string
  parentFirstName: string
  playerFirstName: string
  context: MailContext
}

const WHAT = { tryout: 'tryout registration', registration: 'registration' } as const
const NEXT = {
  tryout: 'We will contact you shortly with next steps.',
  registration:
    'Our staff read it now. You will hear from us by e-mail or phone within 48-72 hours. If your player is selected, we invite you to an evaluation session, and then decide the training group together.',
} as const

/** Tells a family that their form arrived. First names and the reference only: mail passes many hands. */
export function familyMail({ kind, to, parentFirstName, playerFirstName, context }: FamilyMail): OutgoingMail {
  const { academyName, academyPhone, reference, statusUrl } = context
  return {
    kind: `${kind}-family`,
    to,
    subject: `We have your ${WHAT[kind]} (${reference})`,
    text: [
      `Hello ${parentFirstName},`,
      `Thank you. We received ${playerFirstName}'s ${WHAT[kind]}. Your reference is ${reference}.`,
      NEXT[kind],
      ...(statusUrl ? [`See where it stands, or change something until we have read it: ${statusUrl}`] : []),
      `Questions? Reply to this mail or call ${academyPhone}, and have the reference at hand.`,
      academyName,
    ].join('\n\n'),
    dedupeKey: `${reference}:family`,
    reference,
  }
}

type RegistrarMail = { kind: FormKind; collection: string; context: MailContext }

/** Tells the registrar that something arrived. */
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
