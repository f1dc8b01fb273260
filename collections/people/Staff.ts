import { type CollectionBeforeValidateHook, type Condition, ValidationError } from 'payload'
import { hasRole, STAFF_ROLES } from '@/lib/roles'
import { staffPasswordProblem } from '@/lib/staff-password'
import { defineCollection } from '../access/define'
import { denyAll, denyField, fieldOnly, only, selfOrAdmin } from '../access/rules'
import { checkbox, line, panelField } from '../fields/basic'
import { capitalOptions } from '../fields/options'
import { demandCredentials } from '../hooks/coach-credentials'
import { limitSession, SIGN_IN_SECONDS } from '../hooks/limit-session'
import { endSessions, refuseSuspended, releaseLocks } from '../hooks/suspend-staff'
import { limitList } from '../limit-list'
import { credentialFields } from './credential-fields'
import { resetMail } from './reset-mail'

/** Hides account settings from users who cannot change them. Only admins can; the Local API is not restricted. */
const isForAdmins: Condition = (_data, _siblings, { user }) => !user || hasRole(user)

/** Accounts with access to the admin. Families and players are members, never staff. */
export const Staff = defineCollection({
  slug: 'staff',
  labels: { singular: 'Staff member', plural: 'Staff' },
  auth: {
    useSessions: true,
    // The session token is in an HTTP-only cookie and must not appear in any response body.
    removeTokenFromResponses: true,
    tokenExpiration: SIGN_IN_SECONDS,
    // Payload's account lockout would let an attacker lock out a colleague. Failed attempts are counted in
    // src/features/staff/server/sign-in-endpoints.ts instead.
    maxLoginAttempts: 0,
    forgotPassword: resetMail,
    cookies: { sameSite: 'Strict', secure: (process.env.PUBLIC_URL ?? '').startsWith('https:') },
  },
  access: {
    admin: ({ req }) => req.user?.collection === 'staff',
    read: selfOrAdmin,
    // A new account gets an invitation and sets its own password (src/features/staff/server/invitations.ts).
    create: denyAll,
    update: selfOrAdmin,
    delete: only('admin'),
    unlock: denyAll,
    readVersions: denyAll,
  },
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles', 'credentials', 'isSuspended'],
    description: 'People who sign in here. Give each the fewest roles that let them do their work.',
    baseFilter: limitList('ending-credentials', 'lacking-credentials'),
    components: {
      beforeListTable: [
        '/features/dashboard/admin/lists/ListFilterNote#ListFilterNote',
        '/features/staff/admin/Invitations#Invitations',
      ],
    },
  },
  hooks: {
    beforeOperation: [limitSession],
    beforeValidate: [demandStrongPassword],
    beforeChange: [endSessions, demandCredentials],
    afterChange: [releaseLocks],
    beforeLogin: [refuseSuspended],
  },
  fields: [
    panelField('secondFactor', '/features/staff/admin/SecondFactor#SecondFactor'),
    line('name', 'Shown next to every change this person makes, for example “Kim Moreno”.'),
    {
      name: 'currentPassword',
      label: 'Your own password',
      type: 'text',
      virtual: true,
      maxLength: 128,
      admin: {
        description:
          'Needed to change a password, an email address or a role, once you have been signed in for ten minutes.',
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/admin/OwnPassword.client#OwnPassword' },
      },
    },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['editor'],
      options: capitalOptions(STAFF_ROLES),
      access: { create: fieldOnly('admin'), update: fieldOnly('admin') },
      admin: {
        condition: isForAdmins,
        description:
          'Admin: everything. Editor: pages and articles. Registrar: what families send, rosters, members. Coach: own divisions and the film room. Treasurer: fees and giving.',
      },
    },
    {
      name: 'divisions',
      type: 'relationship',
      relationTo: 'divisions',
      hasMany: true,
      access: { create: fieldOnly('admin'), update: fieldOnly('admin') },
      admin: {
        condition: isForAdmins,
        description: 'The divisions a coach looks after: whose players, films and results they see.',
      },
    },
    ...credentialFields,
    checkbox(
      'isSuspended',
      'Signs this person out everywhere at once and keeps them out. What they did keeps their name.',
      {
        label: 'Suspended',
        access: { create: fieldOnly('admin'), update: fieldOnly('admin') },
        admin: { condition: isForAdmins, position: 'sidebar' },
      },
    ),
    // Payload returns users their own sessions. No client needs them, and they would reveal where else the account is signed
    // in.
    {
      name: 'sessions',
      type: 'array',
      access: { read: denyField, update: denyField },
      admin: { description: 'Where this person is signed in. Kept by the sign-in alone.' },
      fields: [
        { name: 'device', type: 'text', admin: { description: 'Its system and browser in words.' } },
        { name: 'lastUsedAt', type: 'date', admin: { description: 'To within five minutes.' } },
      ],
    },
    panelField('sessionList', '/features/staff/admin/StaffSessions#StaffSessions'),
  ],
})

/** Rejects weak passwords. */
async function demandStrongPassword({ data, req }: Parameters<CollectionBeforeValidateHook>[0]) {
  const password: unknown = data?.password
  if (typeof password !== 'string') return data
  const problem = await staffPasswordProblem(password, String(data?.email ?? ''))
  if (problem) throw new ValidationError({ collection: 'staff', errors: [{ message: problem, path: 'password' }], req })
  return data
}
