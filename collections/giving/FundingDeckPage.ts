import type { Field } from 'payload'
import { definePage } from '../access/content'
import { only } from '../access/rules'
import { line, long, select } from '../fields/basic'
import { titledList } from '../fields/lists'
import { heading, headline, section } from '../fields/page'
import { financeFields, offerFields, propertyFields, revenueFields, yearFields } from './deck-figures'

const text = long('text', 'One or two sentences.', { required: true, maxLength: 400 })

/**
 * Texts and figures of the investment deck. Figures are rows, totals are computed. Visitors may not read it through the API,
 * because the page decides which parts they see and a hidden offer must stay hidden.
 */
export const FundingDeckPage = definePage({
  slug: 'funding-deck-page',
  label: 'Investment deck',
  description: 'The page /funding-deck, in its order. The first tab says what does not add up yet.',
  group: 'Giving',
  readers: only('editor', 'treasurer'),
  writers: ['editor', 'treasurer'],
  tabs: [
    section('hero', 'Opening', 'The first slide, and what a careful reader would ask about. Only staff see that.', [
      check(),
      ...headline('The headline.'),
    ]),
    section('vision', 'Vision', 'Why this building.', [...heading(), text, points(3, 4)]),
    section('market', 'Market', 'Who needs it.', [...heading(), text, points(2, 6)]),
    section('facility', 'Facility', 'What it has inside.', [...heading(), text, points(3, 8)]),
    section('property', 'Property', 'Where it could be.', [...heading(), text, ...propertyFields]),
    section('revenue', 'Revenue', 'What it earns in a month.', [...heading(), text, ...revenueFields]),
    section('finances', 'Finances', 'What it costs, and what the money is used for.', [
      ...heading(),
      text,
      ...financeFields,
    ]),
    section('offer', 'Offer', 'What investors are offered. It can be switched off.', [
      ...offerFields,
      ...heading(),
      text,
    ]),
    section('plan', 'Five years', 'Goals for five years.', [...heading(), text, ...yearFields]),
    section('contact', 'Contact', 'Phone and email come from the academy’s facts.', [...heading(), text]),
    section('tour', 'Tour', 'The form that ends the deck.', [
      ...heading(),
      text,
      long('thanks', 'What a visitor reads after sending.', { required: true, maxLength: 300 }),
    ]),
    section('sharing', 'Sharing', 'Who may see the deck.', [
      select(
        'mode',
        'Search engines are asked not to list it in both cases.',
        [
          { value: 'open', label: 'Everybody who has the address of the page' },
          { value: 'link', label: 'Only people with a link of their own (see Deck links)' },
        ],
        { defaultValue: 'open' },
      ),
      line('gateTitle', 'Headline for people without a link.', { maxLength: 60 }),
      long('gateText', 'How they can ask for one.', { required: true, maxLength: 300 }),
    ]),
  ],
})

function points(fewest: number, most: number): Field {
  return titledList('points', ['Point', 'Points'], [fewest, most], 'Short points.')
}

// Computed in the browser from the form's current values, saved or not.
function check(): Field {
  return {
    name: 'contradictions',
    type: 'ui',
    admin: {
      components: { Field: '/features/giving/admin/lazy.client#DeckCheck' },
    },
  }
}
