/** A date of an event, as shown by the tryout form and its confirmation card. */
export type TryoutDate = {
  eventSlug: string
  eventDay: string
  title: string
  weekday: string
  when: string
  place: string
  calendarHref: string
  /** The link to the other dates. */
  otherDatesHref: string
}
