import type { Field } from 'payload'
import { CREDENTIAL_NAMES, CREDENTIALS, type CredentialName } from '@/lib/credentials'
import { denyField, fieldOnly } from '../access/rules'
import { line, row } from '../fields/basic'
import { optionalDay } from '../fields/day'
import { areCredentialsHolding, describeCredentials } from '../hooks/coach-credentials'

/** The credentials of a coach: admins enter them, the coach reads the dates, no one else reads any. */
export const credentialFields: Field[] = [
  {
    type: 'collapsible',
    label: 'Credentials of a coach',
    admin: {
      condition: isCoach,
      description:
        'Without them no child’s data is open: no division, no roster, no film work. Only an admin can enter a new day.',
    },
    fields: [
      {
        name: 'credentials',
        label: 'Credentials',
        type: 'text',
        virtual: true,
        access: { create: denyField, update: denyField },
        hooks: { afterRead: [({ data, req }) => describeCredentials(data ?? {}, req)] },
        admin: {
          readOnly: true,
          description: 'Admins and the coach are notified by mail 60 and 14 days before one ends.',
          disableListFilter: true,
          components: { Cell: '/features/people/admin/CredentialsCell#CredentialsCell' },
        },
      },
      ...CREDENTIAL_NAMES.map(credentialGroup),
    ],
  },
  // Used by all access rules about a coach's own divisions (src/lib/roles.ts).
  {
    name: 'mayCoach',
    type: 'checkbox',
    virtual: true,
    access: { create: denyField, update: denyField },
    hooks: { afterRead: [({ data, req }) => areCredentialsHolding(data ?? {}, req)] },
    admin: {
      hidden: true,
      disableListColumn: true,
      disableListFilter: true,
      description: 'Whether the credentials of a coach hold. Worked out whenever it is read.',
    },
  },
]

function credentialGroup(name: CredentialName): Field {
  const { label, help } = CREDENTIALS[name]
  const access = { create: fieldOnly(), update: fieldOnly() }
  return {
    name,
    label,
    type: 'group',
    access,
    admin: { description: help, disableListColumn: true },
    fields: [
      row(
        { ...optionalDay('endsOn', 'The last day on which it holds.'), label: 'Holds until', access } as Field,
        {
          ...line('note', 'A number or a word for admins. The coach does not see it.', {
            required: false,
            maxLength: 120,
          }),
          label: 'Number or note',
          access: { ...access, read: fieldOnly() },
        } as Field,
      ),
    ],
  }
}

function isCoach(account: { roles?: string[] | null }): boolean {
  return account.roles?.includes('coach') ?? false
}
