import type { Field } from 'payload'
import { definePage } from '../access/content'
import { line, long, numberField, row } from '../fields/basic'
import { button, closing, heading, section } from '../fields/page'

const PLACES = 'In every text {city}, {region}, {time} and {distance} are replaced with those of the city.'

/** The texts shared by all city pages. Each city stores its own texts. */
export const CitiesPage = definePage({
  slug: 'cities-page',
  label: 'City pages',
  description: `The words that all pages /locations/…-basketball share. ${PLACES} The cities are kept under Site.`,
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('label', 'Small line above the headline.'),
      line('title', 'The headline, and the title in search engines.', {
        defaultValue: 'Elite Basketball Training in {city}, {region}',
      }),
      ...button('claim', 'Main button'),
      ...button('learn', 'Second button'),
    ]),
    section('drive', 'The drive', 'How far it is to the gym, with a drawn map.', [
      ...heading('One or two sentences.'),
      row(
        line('timeLabel', 'Shown with the driving time.', { defaultValue: 'Driving time' }),
        line('distanceLabel', 'Shown with the distance.', { defaultValue: 'By road' }),
      ),
      row(
        line('gym', 'What the map calls the place where the academy trains.', { defaultValue: 'Surprise' }),
        coordinate('gymLatitude', 33.6292, 90),
        coordinate('gymLongitude', -112.368, 180),
      ),
    ]),
    section('stories', 'Local success stories', 'Shown next to the stories of the city.', [
      ...heading(),
      long('text', 'Optional. One sentence.', { maxLength: 300 }),
    ]),
    section('quote', 'Testimonial', 'Shown above what a family says.', heading()),
    section('others', 'Other cities', 'Leads from each city to the others.', [line('title', 'Heading of the list.')]),
    closing(button('start', 'Button')),
  ],
})

function coordinate(name: string, defaultValue: number, limit: number): Field {
  const description = 'Places the gym on the map.'
  return numberField(name, description, { defaultValue, min: -limit, max: limit, step: 0.0001 })
}
