import { paths } from '@/lib/paths'
import { toDay } from '@/lib/dates'
import type { PublicEvent } from './public-event'

/** The pages with the short tryout form, which can include a date. */
const DATED: readonly string[] = [paths.tryoutRegistration, paths.playerRegistration]

/**
 * Returns the page where families sign up for a date of an event: our own form with that date, or the page that staff entered.
 * Null when the event takes no sign-ups.
 * @param day of a series; defaults to its first day
 */
export function signUpHref(event: PublicEvent, day = toDay(event.start)): string | null {
  const { registrationHref, slug } = event
  return registrationHref && DATED.includes(registrationHref) ? paths.tryoutFor(slug, day) : registrationHref
}

/** Returns whether our own form takes sign-ups for an event. */
export function takesSignUps({ registrationHref }: PublicEvent): boolean {
  return registrationHref !== null && DATED.includes(registrationHref)
}
