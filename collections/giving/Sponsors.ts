import { defineContent } from '../access/content'
import { line, linkField, orderField, picture } from '../fields/basic'
import { optionalDay } from '../fields/day'

/** Sponsors shown in the footer of every page. */
export const Sponsors = defineContent({
  slug: 'sponsors',
  defaultSort: 'order',
  writers: ['editor', 'treasurer'],
  admin: {
    group: 'Giving',
    useAsTitle: 'name',
    defaultColumns: ['name', 'link', 'startsOn', 'endsOn', 'order'],
    description:
      'Companies and people who carry the academy. Shown in the footer in this order, between their two dates.',
  },
  fields: [
    line('name', 'Read aloud by screen readers in place of the logo.'),
    picture('logo', 'Logo on a transparent or dark ground. Without one, the name is set as a wordmark.'),
    linkField('link', 'The sponsor’s site, beginning with https://'),
    orderField(),
    optionalDay('startsOn', 'First day on the site. Empty: at once.', { position: 'sidebar' }),
    optionalDay('endsOn', 'Last day on the site. Empty: until you take it off.', { position: 'sidebar' }),
  ],
})
