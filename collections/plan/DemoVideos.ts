import { LISTS } from '@/features/plan/rules/options'
import { defineContent } from '../access/content'
import { line, orderField } from '../fields/basic'
import { choice, minAgeField } from './fields'

/** Demonstration videos on other sites. Nothing is loaded from there until the user follows the link. */
export const DemoVideos = defineContent({
  slug: 'demo-videos',
  labels: { singular: 'Demo video', plural: 'Demo videos' },
  defaultSort: 'order',
  writers: ['editor', 'coach'],
  admin: {
    group: 'Plan',
    useAsTitle: 'title',
    defaultColumns: ['title', 'list', 'minAge', 'order'],
    listSearchableFields: ['title'],
    description: 'Each training plan shows the first three of each list that suit the age, as links to other sites.',
  },
  fields: [
    line('title', 'What it shows, for example “Form shooting, step by step”.', { maxLength: 80 }),
    choice('list', LISTS, 'Which of the three lists it is in.'),
    line('url', 'A full address beginning with https://. It opens in a new tab. Watch it yourself first.', {
      label: 'Address',
      maxLength: 500,
      validate: (value: unknown) =>
        /^https:\/\/[^\s/]+\.[^\s]+$/.test(String(value)) || 'Enter a full address beginning with https://',
    }),
    minAgeField('this video'),
    orderField(),
  ],
})
