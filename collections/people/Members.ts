import type { CollectionBeforeValidateHook, RelationshipFieldManyValidation, SelectField } from 'payload'
import { relationship } from 'payload/shared'
import { FAMILY_ROLES, MEMBER_ROLES, needsAccount } from '@/features/members/rules/members'
import { hasRole } from '@/lib/roles'
import type { Member } from '@/payload-types'
import { defineCollection } from '../access/define'
import { familyMembers } from '../access/own-people'
import { denyField, fieldOnly, denyAll, ownDivisionsOr } from '../access/rules'
import { checkbox, childFileField, email, line, panelField, relation, select } from '../fields/basic'
import { capitalOptions } from '../fields/options'
import { demandLinkedCredentials } from '../hooks/coach-credentials'
import { eraseUsedAccountInstead } from '../hooks/erase-instead'
import { limitList } from '../limit-list'

/**
 * Film room accounts: players sign in by access code, parents by e-mail. Not an auth collection: codes, passwords and sessions
 * are in tables outside the Payload config (src/features/members/server).
 */
export const Members = defineCollection({
  slug: 'members',
  defaultSort: 'name',
  access: {
    read: ownDivisionsOr('divisions', 'registrar'),
    create: familyMembers,
    update: familyMembers,
    delete: familyMembers,
    readVersions: denyAll,
  },
  admin: {
    group: 'Film room',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'divisions', 'isActive', 'lastSignInAt'],
    listSearchableFields: ['name', 'email'],
    description: 'Players, parents and coaches of the film room. A code is shown once, when it is made.',
    baseFilter: limitList('expiring-codes'),
    components: {
      beforeListTable: [
        '/features/dashboard/admin/lists/ListFilterNote#ListFilterNote',
        '/features/members/admin/CodeSheets#CodeSheets',
      ],
    },
  },
  hooks: {
    beforeValidate: [normalizeMember, validateChildren],
    beforeChange: [demandLinkedCredentials],
    beforeDelete: [eraseUsedAccountInstead],
  },
  fields: [
    line('name', 'What others read: first name and last initial, for example “Jordan P.”.', { maxLength: 60 }),
    select(
      'role',
      'Player: own films and results. Parent: linked children. Coach: own divisions. Admin: all. Only an admin grants the last two.',
      capitalOptions(MEMBER_ROLES),
      { defaultValue: 'player', filterOptions: offerGrantableRoles },
    ),
    relation('divisions', 'divisions', 'A player’s division, or those a coach looks after.', {
      hasMany: true,
      admin: { condition: (_, sibling) => sibling?.role !== 'parent' },
    }),
    relation('player', 'players', 'Optional: the player of a squad.', {
      label: 'On the roster',
      admin: { condition: (_, sibling) => sibling?.role === 'player' },
    }),
    relation(
      'account',
      'staff',
      'The account of this coach or admin: its credentials and its suspension apply. Without it, or with a second factor, the code opens nothing. Admins link it.',
      {
        label: 'Staff account',
        filterOptions: ({ data }) => ({ roles: { in: [(data as Partial<Member>).role ?? 'coach'] } }),
        access: { create: fieldOnly(), update: fieldOnly() },
        admin: { condition: (_, sibling) => needsAccount((sibling as Partial<Member> | undefined)?.role) },
      },
    ),
    relation(
      'children',
      'members',
      'The players whose films and results this parent sees. Without one, nothing of the film room is seen.',
      {
        hasMany: true,
        filterOptions: { role: { equals: 'player' } },
        validate: needChild,
        admin: { condition: (_, sibling) => sibling?.role === 'parent' },
      },
    ),
    email('email', 'Of a parent. Players have none.', {
      unique: true,
      required: false,
      admin: { condition: (_, sibling) => sibling?.role !== 'player' },
    }),
    email('guardianEmail', 'Gets the reminders when no parent account is linked.', {
      label: 'Email of a guardian',
      access: { read: fieldOnly('registrar') },
      required: false,
      admin: { condition: (_, sibling) => sibling?.role === 'player' },
    }),
    checkbox('isUnder13', 'Comments wait for a coach before others read them.', {
      label: 'Under 13',
      defaultValue: true,
      admin: { position: 'sidebar', condition: (_, sibling) => sibling?.role === 'player' },
    }),
    checkbox('isActive', 'Switched off, every session ends at once.', {
      label: 'May sign in',
      defaultValue: true,
      admin: { position: 'sidebar' },
    }),
    { ...childFileField, admin: { ...childFileField.admin, condition: (_, sibling) => sibling?.role === 'player' } },
    panelField('access', '/features/members/admin/MemberAccess#MemberAccess'),
    time('confirmedAt', 'Email confirmed', 'When a parent followed the link in the first mail.'),
    time('firstSignInAt', 'First sign-in', 'Into the film room.'),
    time('lastSignInAt', 'Last sign-in', 'Into the film room.'),
  ],
})

function time(name: string, label: string, description: string) {
  return {
    name,
    label,
    type: 'date' as const,
    access: { create: denyField, update: denyField },
    admin: {
      position: 'sidebar' as const,
      readOnly: true,
      description,
      date: { pickerAppearance: 'dayAndTime' as const },
    },
  }
}

/** Offers only the roles that the user may grant, which Payload also validates. The system can grant all of them. */
function offerGrantableRoles({ options, req }: Parameters<NonNullable<SelectField['filterOptions']>>[0]) {
  if (!req.user || hasRole(req.user)) return options
  return options.filter((option) => FAMILY_ROLES.some((role) => typeof option !== 'string' && option.value === role))
}

/**
 * Lowercases e-mail addresses for comparison; an empty one becomes null, so that two players do not violate the unique index.
 */
function normalizeMember({ data }: Parameters<CollectionBeforeValidateHook>[0]) {
  if (!data) return data
  const { email, guardianEmail } = data as { email?: string; guardianEmail?: string }
  return {
    ...data,
    ...('email' in data ? { email: email?.trim().toLowerCase() || null } : {}),
    ...('guardianEmail' in data ? { guardianEmail: guardianEmail?.trim().toLowerCase() || null } : {}),
  }
}

/** Removes children from accounts that are not parents, whatever was sent or stored before. */
function validateChildren({ data, originalDoc }: Parameters<CollectionBeforeValidateHook>[0]) {
  const { role } = { ...originalDoc, ...data } as { role?: string }
  return data && role !== 'parent' ? { ...data, children: [] } : data
}

// Parents who sign up themselves wait without a child until staff link one; staff must choose a child.
function needChild(...[value, options]: Parameters<RelationshipFieldManyValidation>) {
  const { data, operation, req } = options
  const isLonely = (data as { role?: string }).role === 'parent' && !value?.length
  if (operation === 'create' && req.user && isLonely) return 'Choose the child or children of this parent.'
  return relationship(value, options)
}
