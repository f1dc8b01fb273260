import { defineCollection } from '../access/define'
import { anyone, nobody, only } from '../access/rules'
import { line, linkField, orderField } from '../fields/basic'
import { revalidateCollection } from '../hooks/revalidate'

/** Sponsors in the footer of every page. */
export const Sponsors = defineCollection({
  slug: 'sponsors',
  defaultSort: 'order',
  access: {
    read: anyone,
    create: only('editor', 'treasurer'),
    update: only('editor', 'treasurer'),
    delete: only('editor', 'treasurer'),
    readVersions: nobody,
  },
  admin: {
    group: 'Giving',
    useAsTitle: 'name',
    defaultColumns: ['name', 'link', 'order'],
    description: 'Companies and people who carry the academy. Shown in the footer in this order.',
  },
  hooks: revalidateCollection,
  fields: [
    line('name', 'Read aloud by screen readers in place of the logo.'),
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Logo on a transparent or dark ground. Without one, the name is set as a wordmark.' },
    },
    linkField('link', 'The sponsor’s site, beginning with https://'),
    orderField(),
  ],
})
