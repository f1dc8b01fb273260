import { formatDay, momentAt } from '@/lib/dates'
import type { MailFacts } from '@/features/mail/rules/fill-text'
import { paths } from '@/lib/paths'
import type { MailContext } from '@/server/forms/define-form'
import { automaticMail, staffNotice } from '@/features/mail/server/api'
import type { OutgoingMail } from '@/server/mail/outbox'
import { tourFile } from '../../rules/tour-ics'
import type { TourValues } from '../../rules/tour-schema'
import { slotLabel, toSlot, type TourTimes } from '../../rules/slots'

/** The requested or confirmed date: a day, and possibly a time. */
export type RequestedTourDate = { date: string; slotAt: string | null }

/** A visitor's change to a tour through its private link. */
export type Change = 'moved' | 'cancelled'

/** The data used in every mail about a tour: the key of its private link, and the length and place of tours. */
type Visit = { key: string; times: Pick<TourTimes, 'minutes' | 'place'> }

const CHANGED: Record<Change, string> = { moved: 'moved', cancelled: 'canceled' }

type Changed = Visit & {
  id: string
  email: string
  change: Change
  requested: RequestedTourDate
  /** The number of changes, including this one. */
  changes: number
}

/** Creates the mail that confirms a request to the visitor, with a private link to move or cancel it and the calendar file. */
export function visitorMail({ email, date, time }: TourValues, visit: Visit, context: MailContext): OutgoingMail {
  const { reference } = context
  const requested = { date, slotAt: time ? momentAt(date, time) : null }
  return {
    kind: 'tour-visitor',
    to: email,
    ...automaticMail(context, 'tourReceived', visitFacts(requested, visit.key, context)),
    calendar: calendarOf(requested, visit, { sequence: 0 }, context),
    dedupeKey: `${reference}:visitor`,
    reference,
  }
}

/** Notifies visitor and staff that a tour was moved or cancelled through its private link. */
export function changeMails(changed: Changed, context: MailContext): OutgoingMail[] {
  const { id, email, change, requested, key, changes } = changed
  const { reference } = context
  const isMoved = change === 'moved'
  return [
    {
      kind: 'tour-changed-visitor',
      to: email,
      ...(isMoved
        ? automaticMail(context, 'tourMoved', visitFacts(requested, key, context))
        : automaticMail(context, 'tourCancelled', { reference })),
      calendar: calendarOf(requested, changed, { sequence: changes, isCancelled: !isMoved }, context),
      dedupeKey: `${reference}:${change}:visitor:${id}`,
      reference,
    },
    staffNotice({
      kind: 'tour-changed',
      subject: `Tour ${CHANGED[change]}: ${reference}`,
      text: `A visitor ${CHANGED[change]} a tour.`,
      collection: 'tour-requests',
      dedupeKey: `${reference}:${change}:${id}`,
      context,
    }),
  ]
}

/** Creates the mail that notifies staff of a request. */
export function staffMail(context: MailContext): OutgoingMail {
  const { reference } = context
  return staffNotice({
    kind: 'tour-staff',
    subject: `New tour request ${reference}`,
    text: 'Someone would like to see the facility.',
    collection: 'tour-requests',
    dedupeKey: `${reference}:staff`,
    context,
  })
}

/** Formats a requested date in the academy's time zone. */
export function formatTourDate({ date, slotAt }: RequestedTourDate): string {
  return slotAt ? slotLabel(toSlot(slotAt)) : formatDay(date, 'EEEE, MMMM d, yyyy')
}

// Only a tour with an agreed time gets a calendar file.
function calendarOf(
  { slotAt }: RequestedTourDate,
  { key, times: { minutes, place } }: Visit,
  state: { sequence: number; isCancelled?: boolean },
  { reference, academyName, publicUrl }: MailContext,
): string | undefined {
  const link = new URL(paths.tour(reference, key), publicUrl).href
  return slotAt ? tourFile({ reference, academyName, at: slotAt, minutes, place, link, ...state }) : undefined
}

function visitFacts(requested: RequestedTourDate, key: string, { reference, publicUrl }: MailContext): MailFacts {
  const address = (path: string) => new URL(path, publicUrl).href
  return {
    reference,
    when: formatTourDate(requested),
    link: address(paths.tour(reference, key)),
    calendar: requested.slotAt && address(paths.tourFile(reference, key)),
  }
}
