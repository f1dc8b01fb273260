import type { Field } from 'payload'
import { defineSettings } from '../access/define'
import { anyone, only } from '../access/rules'
import { checkbox, line, linkField, row } from '../fields/basic'
import { revalidateGlobal } from '../hooks/revalidate'

/** The links of the navigation bar and of the footer, in order. */
export const Navigation = defineSettings({
  slug: 'navigation',
  label: 'Menus',
  access: { read: anyone, update: only('editor'), readVersions: only('editor') },
  admin: { group: 'Site', description: 'Links of the bar at the top and of the footer. Drag to change their order.' },
  hooks: revalidateGlobal,
  fields: [
    links('bar', 'Bar', 'Six short words fit beside the logo.'),
    {
      name: 'join',
      type: 'group',
      admin: { description: 'The one button of the bar.' },
      fields: linkPair(),
    },
    links(
      'second',
      'Second row',
      'The quiet row below the bar, and below the six links of the phone menu. The phone number is added at its end.',
      [],
      { minRows: 0 },
    ),
    links('footer', 'Footer', 'Shown at the foot of every page.', [
      checkbox('newTab', 'Only for pages that people keep open next to this one.', { label: 'Open in a new tab' }),
    ]),
    links('more', 'More pages', 'The quieter line below: pages that families look for once in a while.'),
    links('near', 'Near you', 'The cities that families come from, each with its page.'),
    links('legal', 'Bottom line', 'Next to the copyright line: privacy, terms.'),
  ],
})

function links(
  name: string,
  label: string,
  description: string,
  extra: Field[] = [],
  { minRows } = { minRows: 1 },
): Field {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'Link', plural: 'Links' },
    minRows,
    admin: { description, components: { RowLabel: '/admin/LinkRowLabel.client#LinkRowLabel' } },
    fields: [...linkPair(), ...extra],
  }
}

function linkPair(): Field[] {
  return [
    row(
      line('label', 'What visitors read.', { maxLength: 40 }),
      linkField('href', 'Where it leads, for example /academy.'),
    ),
  ]
}
