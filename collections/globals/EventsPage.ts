import { definePage } from '../access/content'
import { line } from '../fields/basic'
import { comingSoon } from '../fields/coming-soon'
import { heading, headline, section } from '../fields/page'

/** The texts around the events; the events are a collection. */
export const EventsPage = definePage({
  slug: 'events-page',
  label: 'Events page',
  description: 'The texts of /events. The events themselves are kept under Basketball, Events.',
  tabs: [
    section('hero', 'Hero', 'The first screen, once there are events.', [
      ...headline('The headline, one or two short words.'),
    ]),
    section('list', 'List', 'The dates themselves.', [
      line('recentLabel', 'Small line above what was, shown while nothing is coming up.', { defaultValue: 'Recently' }),
      line('empty', 'Shown while nothing is coming up.', { maxLength: 200 }),
      line('emptyMonth', 'Shown in a month without an event.', { maxLength: 200 }),
    ]),
    section('event', 'Event', 'The words around each event.', [
      line('registerLabel', 'The button that leads to the registration.', { maxLength: 60 }),
      line('calendarLabel', 'The button that saves the event in a calendar.', { maxLength: 60 }),
      line('datesTitle', 'Heading above the next dates of a repeating event.', { maxLength: 60 }),
      line('cancelled', 'Shown above the note of a canceled event.', { maxLength: 120 }),
      line('over', 'Shown on the page of an past event.', { maxLength: 120 }),
    ]),
    section('subscribe', 'Subscribing', 'Invites families to have the dates in their own calendar.', [
      ...heading('One or two sentences.'),
      line('subscribeLabel', 'The button that subscribes.', { maxLength: 60 }),
      line('downloadLabel', 'The button that downloads the file.', { maxLength: 60 }),
    ]),
    comingSoon('no event is coming up or has been lately'),
  ],
})
