import { paths } from '@/lib/paths'
import { toDay } from '@/lib/dates'
import type { PublicEvent } from './public-event'

/** The pages of the short tryout form, which can carry a date. */
const DATED: readonly string[] = [paths.tryoutRegistration, paths.playerRegistration]

/**
 * Where families sign up for a date of an event: our own form with that date, or the page that staff named. Null when
 * there is nowhere to sign up.
 * @param day of a series; its first day when left out
 */
export function signUpHref(event: PublicEvent, day = toDay(event.start)): string | null {
  const { registrationHref, slug } = event
  return registrationHref && DATED.includes(registrationHref) ? paths.tryoutFor(slug, day) : registrationHref
}

/** Whether our own form takes sign-ups for an event. */
export function takesSignUps({ registrationHref }: PublicEvent): boolean {
  return registrationHref !== null && DATED.includes(registrationHref)
}
