import { CREDENTIAL_NAMES, CREDENTIALS } from '@/lib/credentials'
import { defineGlobal } from '../access/define'
import { denyAll, only } from '../access/rules'
import { checkbox } from '../fields/basic'

/** The credentials a coach needs before they can access children's data (docs/decisions/076). */
export const CoachSettings = defineGlobal({
  slug: 'coach-settings',
  label: 'Coaches need',
  access: { read: only(), update: only(), readVersions: denyAll },
  admin: {
    group: 'People',
    description:
      'A coach who lacks what is ticked here gets no division and sees no roster and no film work. What has an end and is past it counts as lacking, ticked or not.',
  },
  fields: CREDENTIAL_NAMES.map((name) =>
    checkbox(name, CREDENTIALS[name].help, { label: CREDENTIALS[name].label, defaultValue: true }),
  ),
})
