import { defineSettings } from '../access/define'
import { anyone, fieldOnly, only } from '../access/rules'
import { email, line, linkField, long, row } from '../fields/basic'
import { revalidateGlobal } from '../hooks/revalidate'

/** Facts about the academy, stored once and shown on many pages. */
export const SiteSettings = defineSettings({
  slug: 'site-settings',
  label: 'Academy facts',
  access: { read: anyone, update: only('editor'), readVersions: only('editor') },
  admin: {
    group: 'Site',
    description: 'Name, contact, hours and links. Footer, contact page and mails all read them from here.',
  },
  hooks: revalidateGlobal,
  fields: [
    line('academyName', 'Shown in the bar, in every page title and in mails.'),
    long('description', 'One or two sentences for search engines and shared links.', {
      required: true,
      maxLength: 200,
    }),
    {
      type: 'collapsible',
      label: 'Contact',
      fields: [
        line('street', 'Street and number.'),
        line('cityLine', 'City, state and postal code, for example “Surprise, AZ 85374”.'),
        line('phone', 'As people read it, for example (623) 555-0142.', { maxLength: 40 }),
        email('email', 'Public address for questions. Replies to our mails come here too: someone must read it.'),
        email('registrarEmail', 'Told of every new registration and message. Never shown on the site.', {
          label: 'Registrar’s address',
          access: { read: fieldOnly('editor', 'registrar') },
        }),
      ],
    },
    {
      name: 'hours',
      type: 'array',
      labels: { singular: 'Line', plural: 'Opening hours' },
      minRows: 1,
      admin: { description: 'One line for each group of days.' },
      fields: [
        row(
          line('days', 'For example Monday-Friday.'),
          line('times', 'For example 9:00 AM - 6:00 PM, By appointment, or Closed.'),
        ),
      ],
    },
    {
      name: 'socials',
      type: 'group',
      admin: { description: 'Full addresses beginning with https://. An empty one is not shown.' },
      fields: [
        linkField('facebook', 'The academy’s page.', { required: false }),
        linkField('instagram', 'The academy’s profile.', { required: false }),
        linkField('maps', 'The academy in a map service.', { required: false }),
      ],
    },
    {
      type: 'collapsible',
      label: 'Non-profit and sponsors',
      fields: [
        line('nonprofitStatus', 'Shown in the footer, for example “A 501(c)(3) non-profit organization”.'),
        line('taxId', 'The EIN, for example 00-0000000.', { maxLength: 20 }),
        email('sponsorEmail', 'Where sponsors write to, and where replies about gifts, sponsoring and tours come.'),
        line('sponsorSubject', 'Subject line that a sponsor’s mail starts with.'),
      ],
    },
  ],
})
