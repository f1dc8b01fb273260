import { APPLICATION_GRADES, APPLICATION_PREFIX, gradeLabel } from '@/features/registration/rules/application-options'
import { LIMITS } from '@/lib/limits'
import { normalizePhone } from '@/lib/phone-numbers'
import { newReference } from '@/lib/reference'
import { denyField } from '../access/rules'
import { email, emptyAsDefault, line, long, row } from '../fields/basic'
import { defineInbox } from './define-inbox'

/** Applications to the advanced academy, from its page or added by staff, one row of table applications each. */
export const Applications = defineInbox({
  slug: 'applications',
  labels: { singular: 'Application', plural: 'Applications' },
  flow: 'application',
  admin: {
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'grade', 'status', 'submittedAt'],
    listSearchableFields: ['fullName', 'email', 'reference'],
    description: 'High-school players who applied to the Advanced Academy, newest first. Answer within 48 to 72 hours.',
  },
  fields: [
    row(line('fullName', 'The player’s first and last name.'), {
      name: 'grade',
      type: 'select',
      required: true,
      options: APPLICATION_GRADES.map((grade) => ({ label: gradeLabel(grade), value: grade })),
      admin: { description: 'School grade this year.' },
    }),
    row(
      email('email', 'The family’s address. We answer here.'),
      line('phone', 'As typed. Call or text.', { maxLength: LIMITS.phone }),
    ),
    emptyAsDefault(line('instagram', 'A handle the family may have given.', { required: false })),
    long('whyJoin', 'Why the player wants to join, in the family’s own words.', { required: true }),
    { name: 'phoneNormalised', type: 'text', index: true, hidden: true, admin: { description: 'For searching.' } },
  ],
  staffFields: [
    {
      name: 'submittedAt',
      type: 'date',
      access: { create: denyField, update: denyField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: (data) => Boolean(data?.submittedAt),
        description: 'When it arrived, or when staff added it.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
  ],
  rules: { derive: ({ phone }) => ({ phoneNormalised: typeof phone === 'string' ? normalizePhone(phone) : null }) },
  completeByStaff: () => ({
    reference: newReference(APPLICATION_PREFIX),
    submittedAt: new Date().toISOString(),
  }),
})
