import { definePage } from '../access/content'
import { line, linkField, long } from '../fields/basic'
import { list } from '../fields/lists'
import { closing, heading, section } from '../fields/page'

/** The texts of the overview page of all training. */
export const TrainPage = definePage({
  slug: 'train-page',
  label: 'Train with us page',
  description: 'The page /train: what the academy offers to train, and which offer suits which player.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('label', 'Small line above the headline.'),
      line('title', 'The headline, in capitals.', { defaultValue: 'TRAIN WITH US', maxLength: 40 }),
      line('tagline', 'One line under the headline.', {
        defaultValue: 'ELITE TRAINING. RELENTLESS FOCUS. NO SHORTCUTS.',
        maxLength: 200,
      }),
    ]),
    section('offers', 'Offers', 'Three cards that lead on.', [
      ...heading(),
      list('cards', ['Card', 'Cards'], [3, 3], 'Exactly three.', [
        line('label', 'Small line above the name.'),
        line('title', 'Name of the offer.'),
        long('text', 'One or two sentences.', { required: true, maxLength: 240 }),
        line('linkLabel', 'What the link says.', { maxLength: 60 }),
        linkField('href', 'Where the card leads.'),
      ]),
    ]),
    section('choice', 'Which one', 'Helps families to choose.', [
      ...heading(),
      list('rows', ['Row', 'Rows'], [2, 6], 'A situation, and where to begin.', [
        line('situation', 'What a parent would say, in a few words.'),
        long('advice', 'One or two sentences.', { required: true, maxLength: 300 }),
        line('linkLabel', 'What the link says.', { maxLength: 60 }),
        linkField('href', 'Where it leads.'),
      ]),
    ]),
    closing(),
  ],
})
