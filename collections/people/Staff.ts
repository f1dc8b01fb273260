import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { STAFF_ROLES } from '@/lib/roles'
import { defineCollection } from '../access/define'
import { fieldNobody, fieldOnly, nobody, only, selfOr } from '../access/rules'
import { line } from '../fields/basic'
import { capitalOptions } from '../fields/options'
import { endSessions, refuseSuspended, releaseLocks } from '../hooks/suspend-staff'

const PASSWORD_MIN = 12
const PASSWORD_MAX = 128

/** Everyone who may sign in to the admin. Families and players are members, never staff. */
export const Staff = defineCollection({
  slug: 'staff',
  labels: { singular: 'Staff member', plural: 'Staff' },
  auth: {
    useSessions: true,
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 10,
    lockTime: 5 * 60 * 1000,
    cookies: { sameSite: 'Strict', secure: (process.env.PUBLIC_URL ?? '').startsWith('https:') },
  },
  access: {
    admin: ({ req }) => req.user?.collection === 'staff',
    read: selfOr('admin'),
    create: only('admin'),
    update: selfOr('admin'),
    delete: only('admin'),
    unlock: only('admin'),
    readVersions: nobody,
  },
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles', 'isSuspended'],
    description: 'People who sign in here. Give each the fewest roles that let them do their work.',
  },
  hooks: {
    beforeValidate: [demandStrongPassword],
    beforeChange: [endSessions],
    afterChange: [releaseLocks],
    beforeLogin: [refuseSuspended],
  },
  fields: [
    line('name', 'Shown beside every change this person makes, for example “Kim Moreno”.'),
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['editor'],
      options: capitalOptions(STAFF_ROLES),
      access: { create: fieldOnly('admin'), update: fieldOnly('admin') },
      admin: {
        description:
          'Admin: everything. Editor: pages and posts. Registrar: what families send, rosters, members. Coach: own divisions and the film room. Treasurer: fees and giving.',
      },
    },
    {
      name: 'divisions',
      type: 'relationship',
      relationTo: 'divisions',
      hasMany: true,
      access: { create: fieldOnly('admin'), update: fieldOnly('admin') },
      admin: { description: 'The divisions a coach looks after: whose players, films and results they see.' },
    },
    {
      name: 'isSuspended',
      label: 'Suspended',
      type: 'checkbox',
      defaultValue: false,
      access: { create: fieldOnly('admin'), update: fieldOnly('admin') },
      admin: {
        position: 'sidebar',
        description: 'Signs this person out everywhere at once and keeps them out. What they did keeps their name.',
      },
    },
    // Payload shows everybody their own: no answer has a use for them, and whoever reads one knows what else is open.
    {
      name: 'sessions',
      type: 'array',
      access: { read: fieldNobody, update: fieldNobody },
      admin: { description: 'Where this person is signed in. Kept by the sign-in alone.' },
      fields: [],
    },
  ],
})

/** Refuses passwords that are too short, too long or contain the account's own name. */
function demandStrongPassword({ data, req }: Parameters<CollectionBeforeValidateHook>[0]) {
  const password: unknown = data?.password
  if (typeof password !== 'string') return data
  const problem = passwordProblem(password, String(data?.email ?? ''))
  if (problem) throw new ValidationError({ collection: 'staff', errors: [{ message: problem, path: 'password' }], req })
  return data
}

function passwordProblem(password: string, email: string): string | null {
  if (password.length < PASSWORD_MIN) return `Choose a password of at least ${PASSWORD_MIN} characters.`
  if (password.length > PASSWORD_MAX) return `Choose a password of at most ${PASSWORD_MAX} characters.`
  const mailbox = email.split('@')[0] ?? ''
  if (mailbox.length > 3 && password.toLowerCase().includes(mailbox.toLowerCase())) {
    return 'Choose a password that does not contain your e-mail name.'
  }
  return null
}
