import type { Field } from 'payload'
import { centsField, line, long, numberField } from '../fields/basic'
import { list } from '../fields/lists'

// The maximum of an investment figure, in cents: a hundred million dollars, more than for fees.
const LARGE = { max: 10_000_000_000 }

/** The building: its size, its rent and the locations considered. */
export const propertyFields: Field[] = [
  {
    type: 'row',
    fields: [
      number('areaSf', 'Size', 'Square feet of the property this deck counts with.', { max: 1_000_000 }),
      centsField('leaseCents', 'Rent a month', 'What the lease costs in a month.', LARGE),
    ],
  },
  list('options', { labels: ['Place', 'Places'], description: 'Properties that were looked at.', rows: [1, 6] }, [
    {
      type: 'row',
      fields: [line('name', 'A neutral name.'), line('size', 'For example “9,748 SF”.', { maxLength: 40 })],
    },
    long('text', 'What speaks for it and against it.', { required: true, maxLength: 300 }),
    {
      name: 'isChosen',
      label: 'This deck counts with it',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Tick one.' },
    },
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
  list('streams', { labels: ['Stream', 'Streams'], description: 'A month in full use.', rows: [1, 12] }, [
    {
      type: 'row',
      fields: [
        line('name', 'What brings it in.', { maxLength: 60 }),
        centsField('cents', 'Each month', 'In a month.', LARGE),
      ],
    },
    {
      name: 'isOpen',
      label: 'Not itemized',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'No source is given for this yet. The first tab reminds you of it.' },
    },
    {
      type: 'row',
      fields: [
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
      ],
    },
  ]),
]

/** Monthly costs, use of funds, and how fast capacity fills. */
export const financeFields: Field[] = [
  centsField('statedOverheadCents', 'Overhead as stated elsewhere', 'Only to check the rows against.', LARGE),
  list('costs', { labels: ['Cost', 'Costs'], description: 'What a month costs.', rows: [1, 12] }, [amountRow()]),
  list('funds', { labels: ['Use', 'Use of funds'], description: 'What the investment pays for.', rows: [1, 12] }, [
    amountRow(),
  ]),
  {
    type: 'row',
    fields: [
      number('breakEvenFrom', 'Break-even from', 'Months, as stated.', { max: 120 }),
      number('breakEvenTo', 'Break-even to', 'Months, as stated.', { max: 120 }),
      number('rampPercent', 'First month', 'Percent of full revenue: an assumption for the chart.', { max: 100 }),
      number('rampMonths', 'Months until full', 'An assumption for the chart.', { max: 60 }),
    ],
  },
]

const WITHOUT_ISSUER = 'Name the company that would issue the shares below, or leave the offer off.'

/** The offer, and the checkbox that hides it. */
export const offerFields: Field[] = [
  {
    name: 'isShown',
    label: 'Show the offer',
    type: 'checkbox',
    defaultValue: false,
    validate: (isShown, { siblingData }) =>
      !isShown || Boolean((siblingData as { issuer?: string | null }).issuer?.trim()) || WITHOUT_ISSUER,
    admin: {
      description:
        'Off: the section, its figures and its place in the menu are gone. Ask counsel before you switch it on.',
    },
  },
  line('issuer', 'The company that would issue the shares. A 501(c)(3) has none to sell.', { required: false }),
  {
    type: 'row',
    fields: [
      centsField('askCents', 'Sought', 'What is asked for.', LARGE),
      number('equityPercent', 'Share', 'Percent offered for it.', { max: 100 }),
      centsField('valuationCents', 'Valuation', 'Of the whole.', LARGE),
      {
        name: 'basis',
        type: 'select',
        required: true,
        defaultValue: 'pre-money',
        options: [
          { value: 'pre-money', label: 'Pre-money' },
          { value: 'post-money', label: 'Post-money' },
        ],
        admin: { description: 'Before or after the new money.' },
      },
    ],
  },
  long('disclaimer', 'Shown with the offer, or at the end of the deck while the offer is off.', {
    required: true,
    maxLength: 800,
  }),
]

/** Goals per year. */
export const yearFields: Field[] = [
  list('years', { labels: ['Year', 'Years'], description: 'The first year first.', rows: [1, 10] }, [
    {
      type: 'row',
      fields: [
        centsField('revenueCents', 'Revenue', 'Goal for the year.', LARGE),
        centsField('profitCents', 'Profit', 'Goal for the year.', LARGE),
        {
          name: 'isOpenEnded',
          label: 'Or more',
          type: 'checkbox',
          defaultValue: false,
          admin: { description: 'Puts a plus behind both.' },
        },
      ],
    },
  ]),
]

function amountRow(): Field {
  return {
    type: 'row',
    fields: [line('name', 'What it is.', { maxLength: 80 }), centsField('cents', 'Amount', 'Of this row.', LARGE)],
  }
}

type NumberOptions = { required?: boolean; max: number }

function number(name: string, label: string, description: string, options: NumberOptions): Field {
  return numberField(name, description, { label, min: 0, ...options })
}
