import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

type Visit = {
  reference: string
  academyName: string
  at: string
  minutes: number
  place: string
  link: string
  /** Increases with every change, so that a calendar updates the existing event. */
  sequence: number
  /** A canceled tour is removed from the visitor's calendar. */
  isCancelled?: boolean
}

/** Returns the calendar file of a tour. Times are in UTC, so each calendar shows its local time. */
export function tourFile({ reference, academyName, at, minutes, place, link, sequence, isCancelled }: Visit): string {
  const start = new Date(at)
  const calendar = ical({
    name: 'Tour',
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Fullcourt', product: 'Tours', language: 'EN' },
  })
  calendar.createEvent({
    id: `${reference}@tours`,
    sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: `Tour: ${academyName}`,
    location: place,
    description: `Reference ${reference}. Move or cancel: ${link}`,
  })
  return `${calendar.toString()}\r\n`
}
