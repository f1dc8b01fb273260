import type { Field } from 'payload'
import { centsField, checkbox, line, long, numberField, row, select } from '../fields/basic'
import { list } from '../fields/lists'

// The maximum of an investment figure, in cents: a hundred million dollars, more than for fees.
const LARGE = { max: 10_000_000_000 }

/** The building: its size, its rent and the locations considered. */
export const propertyFields: Field[] = [
  row(
    number('areaSf', 'Size', 'Square feet of the property this deck counts with.', { max: 1_000_000 }),
    centsField('leaseCents', 'Rent a month', 'What the lease costs in a month.', LARGE),
  ),
  list('options', ['Place', 'Places'], [1, 6], 'Properties that were looked at.', [
    row(line('name', 'A neutral name.'), line('size', 'For example “9,748 SF”.', { maxLength: 40 })),
    long('text', 'What speaks for it and against it.', { required: true, maxLength: 300 }),
    checkbox('isChosen', 'Tick one.', { label: 'This deck counts with it' }),
  ]),
]

/** Monthly revenue by stream; the reader can adjust some of them. */
export const revenueFields: Field[] = [
  centsField(
    'statedCents',
    'Total as stated elsewhere',
    'Only to check the rows against: the page adds them up itself.',
    LARGE,
  ),
  list('streams', ['Stream', 'Streams'], [1, 12], 'A month in full use.', [
    row(line('name', 'What brings it in.', { maxLength: 60 }), centsField('cents', 'Each month', 'In a month.', LARGE)),
    checkbox('isOpen', 'No source is given for this yet. The first tab reminds you of it.', { label: 'Not itemized' }),
    row(
      {
        name: 'control',
        label: 'Readers may move it',
        type: 'select',
        options: [
          { value: 'memberships', label: 'Memberships' },
          { value: 'rentals', label: 'Rental hours' },
          { value: 'tournaments', label: 'Tournaments' },
        ],
        admin: { description: 'Gives it a slider on the deck, at most one for each.' },
      },
      number('units', 'How many', 'Behind the amount: members, hours or tournaments.', {
        required: false,
        max: 10_000,
      }),
      centsField('unitCents', 'Each brings', 'For one of them.', { ...LARGE, required: false }),
    ),
  ]),
]

/** Monthly costs, use of funds, and how fast capacity fills. */
export const financeFields: Field[] = [
  centsField('statedOverheadCents', 'Overhead as stated elsewhere', 'Only to check the rows against.', LARGE),
  list('costs', ['Cost', 'Costs'], [1, 12], 'What a month costs.', [amountRow()]),
  list('funds', ['Use', 'Use of funds'], [1, 12], 'What the investment pays for.', [amountRow()]),
  row(
    number('breakEvenFrom', 'Break-even from', 'Months, as stated.', { max: 120 }),
    number('breakEvenTo', 'Break-even to', 'Months, as stated.', { max: 120 }),
    number('rampPercent', 'First month', 'Percent of full revenue: an assumption for the chart.', { max: 100 }),
    number('rampMonths', 'Months until full', 'An assumption for the chart.', { max: 60 }),
  ),
]

const WITHOUT_ISSUER = 'Name the company that would issue the shares below, or leave the offer off.'

/** The offer, and the checkbox that hides it. */
export const offerFields: Field[] = [
  checkbox(
    'isShown',
    'Off: the section, its figures and its place in the menu are gone. Ask counsel before you switch it on.',
    {
      label: 'Show the offer',
      validate: (isShown, { siblingData }) =>
        !isShown || Boolean((siblingData as { issuer?: string | null }).issuer?.trim()) || WITHOUT_ISSUER,
    },
  ),
  line('issuer', 'The company that would issue the shares. A 501(c)(3) has none to sell.', { required: false }),
  row(
    centsField('askCents', 'Sought', 'What is asked for.', LARGE),
    number('equityPercent', 'Share', 'Percent offered for it.', { max: 100 }),
    centsField('valuationCents', 'Valuation', 'Of the whole.', LARGE),
    select(
      'basis',
      'Before or after the new money.',
      [
        { value: 'pre-money', label: 'Pre-money' },
        { value: 'post-money', label: 'Post-money' },
      ],
      { defaultValue: 'pre-money' },
    ),
  ),
  long('disclaimer', 'Shown with the offer, or at the end of the deck while the offer is off.', {
    required: true,
    maxLength: 800,
  }),
]

/** Goals per year. */
export const yearFields: Field[] = [
  list('years', ['Year', 'Years'], [1, 10], 'The first year first.', [
    row(
      centsField('revenueCents', 'Revenue', 'Goal for the year.', LARGE),
      centsField('profitCents', 'Profit', 'Goal for the year.', LARGE),
      checkbox('isOpenEnded', 'Puts a plus behind both.', { label: 'Or more' }),
    ),
  ]),
]

function amountRow(): Field {
  return row(line('name', 'What it is.', { maxLength: 80 }), centsField('cents', 'Amount', 'Of this row.', LARGE))
}

type NumberOptions = { required?: boolean; max: number }

function number(name: string, label: string, description: string, options: NumberOptions): Field {
  return numberField(name, description, { label, min: 0, ...options })
}
