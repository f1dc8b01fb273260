import { isOver, listAllOccurrences, type Occurrence } from './occurrences'
import type { PublicEvent } from './public-event'

type Audience = Pick<PublicEvent, 'divisions' | 'registrationHref'>

/**
 * Returns whether the dates of an event are those of a player in these divisions: it is for one of them, or for everyone. An event
 * with a sign-up is an offer, and concerns only those who signed up.
 */
export function isEventFor({ divisions, registrationHref }: Audience, squads: readonly string[]): boolean {
  return registrationHref === null && (divisions.length === 0 || divisions.some((key) => squads.includes(key)))
}

/** Returns the dates of players in any of these divisions from one day to another, sorted, with the canceled ones. */
export function listDatesFor(events: PublicEvent[], squads: readonly string[], from: string, to: string): Occurrence[] {
  return listAllOccurrences(
    events.filter((event) => isEventFor(event, squads)),
    from,
    to,
  )
}

/** Returns the next date that takes place for a player in these divisions; null when there is none. */
export function findNextDateFor(dates: readonly Occurrence[], squads: readonly string[], now: Date): Occurrence | null {
  return dates.find((date) => !date.isCancelled && !isOver(date, now) && isEventFor(date.event, squads)) ?? null
}
