import { definePage } from '../access/content'
import { centsField, line, long } from '../fields/basic'
import { list, titledList } from '../fields/lists'
import { button, closing, heading, section } from '../fields/page'

const CALL = 'What the button that calls the academy says; the number comes from the academy facts.'

/** The texts and rates of the private training page. */
export const PrivateTrainingPage = definePage({
  slug: 'private-training-page',
  label: 'Private training page',
  description: 'The page /private-training: rates, ages and how booking works.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'The headline, in capitals.'),
      line('range', 'From the lowest rate to the highest, for example $75-$99/hour.', { maxLength: 40 }),
      long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
      line('callLabel', CALL, { defaultValue: 'Call to book', maxLength: 60 }),
      ...button('write', 'Second button'),
    ]),
    section('rates', 'Rates', 'What an hour costs, and what a package saves.', [
      ...heading(),
      list('items', ['Rate', 'Rates'], [1, 3], 'From one player to several.', [
        line('title', 'For example 1-on-1.'),
        centsField('cents', 'Rate', 'What it costs.'),
        line('unit', 'What the rate is for, for example per hour.'),
        line('detail', 'Who and how many.', { maxLength: 200 }),
      ]),
      {
        name: 'package',
        type: 'group',
        admin: { description: 'What several sessions booked together save.' },
        fields: [
          line('title', 'For example Packages.'),
          percentField(),
          line('unit', 'Shown under the percentage.'),
          line('detail', 'From how many sessions. Write {percent} where the percentage belongs.', { maxLength: 200 }),
        ],
      },
      titledList('promises', ['Promise', 'Promises'], [1, 3], 'Below the rates.'),
    ]),
    section('ages', 'Ages', 'Who comes, and what for.', [
      ...heading(),
      titledList('items', ['Age', 'Ages'], [2, 5], 'The youngest first.'),
    ]),
    section('booking', 'Booking', 'How booking works.', [
      ...heading(),
      titledList('steps', ['Step', 'Steps'], [3, 4], 'The site numbers them.'),
    ]),
    closing([
      line('callLabel', CALL, { defaultValue: 'Call to book', maxLength: 60 }),
      ...button('write', 'Second button'),
    ]),
  ],
})

function percentField() {
  return {
    name: 'percent',
    label: 'Saves up to',
    type: 'number' as const,
    required: true,
    min: 1,
    max: 90,
    admin: { description: 'In percent, at most.', step: 1 },
  }
}
