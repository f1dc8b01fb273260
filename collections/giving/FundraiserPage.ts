import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { closing, heading, section } from '../fields/page'

/** The texts of the fundraiser page, besides the campaign and the giving levels. */
export const FundraiserPage = definePage({
  slug: 'fundraiser-page',
  label: 'Fundraiser page',
  description: 'The page /fundraiser. Its goal is in Campaigns, its five levels in Giving levels, pledges in Pledges.',
  writers: ['editor', 'treasurer'],
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'The headline.', { maxLength: 40 }),
      long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
      line('buttonLabel', 'What the button to the form says.', { maxLength: 40 }),
    ]),
    section('levels', 'Levels', 'Shown above the levels and the form.', heading('One or two sentences.')),
    section('pledge', 'Pledge form', 'Shown around the form.', [
      line('title', 'Heading of the form.', { maxLength: 60 }),
      long('text', 'One or two sentences: that nothing is charged.', { required: true, maxLength: 300 }),
      long('thanks', 'What someone reads after a pledge.', { required: true, maxLength: 300 }),
      line('payTitle', 'Heading above the ways to pay.', { maxLength: 60 }),
      line('payButton', 'What the button to your payment page says, when the campaign has one.', { maxLength: 60 }),
    ]),
    closing(),
  ],
})
