import { defineGlobal } from '../access/define'
import { denyAll, only } from '../access/rules'
import { checkbox } from '../fields/basic'

/** The sign-in settings of staff. */
export const StaffSettings = defineGlobal({
  slug: 'staff-settings',
  label: 'Staff sign-in',
  access: { read: only('admin'), update: only('admin'), readVersions: denyAll },
  admin: { group: 'People', description: 'What staff need besides their password.' },
  fields: [
    checkbox(
      'needsSecondFactor',
      'An app on their phone that shows a code. Until it is set up, they reach their own account page and nothing else. Set up your own first.',
      { label: 'Admins and registrars need a second factor' },
    ),
  ],
})
