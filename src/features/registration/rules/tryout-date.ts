/** A date of an event, as the tryout form and its card show it. */
export type TryoutDate = {
  eventSlug: string
  eventDay: string
  title: string
  weekday: string
  when: string
  place: string
  calendarHref: string
  /** Where other dates are. */
  otherDatesHref: string
}
