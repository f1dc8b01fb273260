import { defineGlobal } from '../access/define'
import { denyAll, only } from '../access/rules'

/** The sign-in settings of staff. */
export const StaffSettings = defineGlobal({
  slug: 'staff-settings',
  label: 'Staff sign-in',
  access: { read: only('admin'), update: only('admin'), readVersions: denyAll },
  admin: { group: 'People', description: 'What staff need besides their password.' },
  fields: [
    {
      name: 'needsSecondFactor',
      label: 'Admins and registrars need a second factor',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'An app on their phone that shows a code. Until it is set up, they reach their own account page and nothing else. Set up your own first.',
      },
    },
  ],
})
