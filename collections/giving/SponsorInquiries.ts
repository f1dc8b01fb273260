import { LIMITS } from '@/lib/limits'
import { line, long, row } from '../fields/basic'
import { defineInbox } from '../inbox/define-inbox'

/** Inquiries of companies through the form on /sponsors. */
export const SponsorInquiries = defineInbox({
  slug: 'sponsor-inquiries',
  labels: { singular: 'Sponsor inquiry', plural: 'Sponsor inquiries' },
  flow: 'sponsor',
  admin: {
    group: 'Giving',
    useAsTitle: 'company',
    defaultColumns: ['company', 'name', 'package', 'status', 'createdAt'],
    listSearchableFields: ['company', 'name', 'email', 'reference'],
    description: 'Companies that would like to sponsor the academy, newest first.',
  },
  fields: [
    row(line('company', 'The company or organization.'), line('name', 'Who wrote to us.')),
    row(
      { name: 'email', type: 'email', required: true, admin: { description: 'Our reply goes here.' } },
      line('phone', 'As typed. May be empty.', { required: false, maxLength: LIMITS.phone }),
    ),
    line('package', 'The package they have in mind, or that they would like to talk first.', { required: false }),
    long('message', 'What they wrote. May be empty.'),
  ],
})
