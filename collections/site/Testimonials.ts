import { defineContent } from '../access/content'
import { checkbox, line, long, numberField, orderField, picture } from '../fields/basic'

/** Quotes from families, published with their consent. */
export const Testimonials = defineContent({
  slug: 'testimonials',
  defaultSort: 'order',
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'featured', 'order'],
    description: 'Published only with the family’s consent. Featured ones are on the home page.',
  },
  fields: [
    line('name', 'First name and last initial.'),
    line('role', 'For example “Parent of a U12 player, Peoria”.'),
    long('content', 'The words themselves, one to three sentences.', { required: true, maxLength: 600 }),
    line(
      'did',
      'What the player did, in one sentence, as the coach saw it. Shown beside the words; leave it empty if there is nothing to tell.',
      {
        label: 'What the player did',
        required: false,
        maxLength: 200,
      },
    ),
    numberField('rating', 'Stars from 1 to 5, as the family gave them.', { min: 1, max: 5, defaultValue: 5 }),
    picture('image', 'Optional. An adult who agreed, never a child.'),
    checkbox('featured', 'Show it on the home page.', { admin: { position: 'sidebar' } }),
    orderField(),
  ],
})
