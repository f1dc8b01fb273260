import { definePage } from '../access/content'
import { line, long, numberField } from '../fields/basic'
import { factList, list, titledList } from '../fields/lists'
import { button, closing, heading, section } from '../fields/page'

/** The texts of the basketball training page, with the plan of one practice. */
export const BasketballTrainingPage = definePage({
  slug: 'basketball-training-page',
  label: 'Basketball training page',
  description: 'The page /basketball-training: when the academy practices, and what happens in a practice.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'The headline, in capitals.'),
      long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
      ...button('register', 'Button'),
      factList('Days, times, how often and who.'),
    ]),
    section('plan', 'A practice', 'What happens in a practice, minute by minute.', [
      ...heading('One or two sentences.'),
      numberField('startHour', 'The full hour, from 0 to 23: 18 is 6 PM. The site works out all other times.', {
        label: 'Starts at',
        min: 0,
        max: 23,
        defaultValue: 18,
        step: 1,
      }),
      list('parts', ['Part', 'Parts'], [2, 10], 'The parts in their order.', [
        line('title', 'Two or three words.'),
        numberField('minutes', 'How long it takes; the page draws it to scale.', { min: 5, max: 90, step: 5 }),
        long('text', 'One or two sentences.', { required: true, maxLength: 300 }),
      ]),
      line('end', 'Shown after the last part.'),
    ]),
    section('who', 'Who it is for', 'Helps families to see whether it fits.', [
      ...heading(),
      titledList('items', ['Point', 'Points'], [2, 6], 'Who fits in.'),
    ]),
    section('bring', 'What to bring', 'A short list.', [
      line('title', 'Heading of the list.'),
      list('items', ['Thing', 'Things'], [1, 6], 'What belongs in the bag.', [line('item', 'A few words.')]),
    ]),
    closing(),
  ],
})
