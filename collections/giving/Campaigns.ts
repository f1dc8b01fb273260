import { defineContent } from '../access/content'
import { centsField, checkbox, line, linkField, long, orderField, row } from '../fields/basic'
import { dayField } from '../fields/day'

/** Fundraising campaigns. The first one in order is shown on /fundraiser. */
export const Campaigns = defineContent({
  slug: 'campaigns',
  defaultSort: 'order',
  writers: ['editor', 'treasurer'],
  admin: {
    group: 'Giving',
    useAsTitle: 'title',
    defaultColumns: ['title', 'goalCents', 'openingCents', 'order'],
    description: 'Goals that families and friends give toward. The first published one is on the fundraiser page.',
  },
  fields: [
    line('title', 'What the money is for, in a few words.', { maxLength: 60 }),
    long('text', 'Two or three sentences: what it pays for, and by when.', { required: true, maxLength: 400 }),
    row(
      centsField('goalCents', 'Goal', 'What the academy hopes to raise.'),
      centsField(
        'openingCents',
        'Opening amount',
        'Raised before this page counted: gifts without a pledge here. Pledges that were received are added by themselves.',
      ),
    ),
    dayField('asOf', 'The day the opening amount was counted. A pledge received later moves the date on the page.'),
    checkbox('showPledged', 'Draws money that is promised and not here yet as a lighter part of the bar.', {
      label: 'Show what is pledged',
      defaultValue: true,
    }),
    long('howToPay', 'Where a check or transfer goes, one way a line. Shown after a pledge and on the page.', {
      required: true,
      maxLength: 600,
    }),
    linkField('paymentLink', 'A payment page of yours elsewhere, beginning with https://. Empty: no button is shown.', {
      required: false,
    }),
    orderField(),
  ],
})
