import { postCodes } from '@/features/members/server/staff-handlers'
import { MEMBER_ROLES, type MemberRole } from '@/features/members/rules/members'
import { CREDENTIAL_NAMES } from '@/lib/credentials'
import { pool } from '@/server/database/pool'
import { giveConsents } from '../support/consents'
import { makeMember } from '../support/members'
import { callRest } from './access-requests'
import type { Actor } from './access-table'
import { makeStaff } from './staff'

/** One value that only some people may set. */
export type Power = {
  who: Actor[]
  /** Creates a record that a coach of 12U may change otherwise; `account`: the own account of the person who tries. */
  prepare: (account: string | null) => Promise<string>
  /** The ways to set the value, as the person with this Cookie header. */
  tries: ((cookie: string, id: string) => Promise<Response>)[]
  /** Whether it was set. */
  isSet: (id: string) => Promise<boolean>
}

const PUBLICATIONS = ['initial', 'full'] as const
const REGISTRAR: Actor[] = ['admin', 'registrar']
const ADMIN: Actor[] = ['admin']
let count = 0

/** Who may set the roles of members, what the public reads of a child, and what lets a person in. */
export const POWERS: Record<string, Power> = {
  ...Object.fromEntries(MEMBER_ROLES.map((role) => [`the member role ${role}`, memberRole(role)])),
  ...Object.fromEntries(PUBLICATIONS.map((value) => [`the publication ${value}`, publication(value)])),
  ...Object.fromEntries(CREDENTIAL_NAMES.map((name) => [`the day of ${name} of a coach`, credential(name)])),
  'the code of a player': code('player', REGISTRAR),
  'the code of a coach': code('coach', ADMIN),
  'the role of a member of staff': ofStaff(
    { roles: ['admin', 'coach'] },
    `EXISTS (SELECT FROM staff_roles r WHERE r.parent_id = staff.id AND r.value = 'admin')`,
    ADMIN,
  ),
  'the suspension of a member of staff': ofStaff({ isSuspended: true }, 'is_suspended', ADMIN),
  'the requirement of a second factor': {
    who: ADMIN,
    prepare: async () => 'staff-settings',
    tries: [(cookie, slug) => callRest(cookie, 'POST', `globals/${slug}`, '{"needsSecondFactor":true}')],
    async isSet() {
      const { rows } = await pool().query(
        'UPDATE staff_settings SET needs_second_factor = false WHERE needs_second_factor RETURNING id',
      )
      return rows.length > 0
    },
  },
}

function memberRole(role: MemberRole): Power {
  const before = role === 'player' ? 'parent' : 'player'
  return {
    who: role === 'player' || role === 'parent' ? REGISTRAR : ADMIN,
    async prepare() {
      // A coach of a division needs an account with credentials.
      const child = await makeMember(pool(), { divisions: role === 'coach' ? [] : ['12U'], hasCode: false })
      if (before === 'player') return child.id
      return (await makeMember(pool(), { role: before, divisions: ['12U'], children: [child.id], hasCode: false })).id
    },
    tries: patches('members', { role }),
    isSet: (id) => holds('members', id, `role = '${role}'`),
  }
}

function publication(value: (typeof PUBLICATIONS)[number]): Power {
  return {
    who: REGISTRAR,
    async prepare() {
      const { rows } = await pool().query<{ id: string }>(
        `INSERT INTO players (first_name, last_name, age, gender, division, slug, publication)
         VALUES ('Test', 'Player', 11, 'girl', '12U', $1, 'hidden') RETURNING id`,
        [`power-${(count += 1)}`],
      )
      await giveConsents(pool(), rows[0]!.id)
      await giveConsents(pool(), rows[0]!.id, ['name'])
      return rows[0]!.id
    },
    tries: patches('players', { publication: value }),
    isSet: (id) => holds('players', id, `publication = '${value}'`),
  }
}

function credential(name: string): Power {
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return ofStaff({ [name]: { endsOn: '2098-01-02T12:00:00.000Z' } }, `${column}_ends_on::date = '2098-01-02'`, ADMIN)
}

/** Tries it on the person's own account, and on a colleague's for those without one. */
function ofStaff(change: object, condition: string, who: Actor[]): Power {
  return {
    who,
    prepare: async (account) => account ?? (await colleague()),
    tries: patches('staff', change),
    isSet: (id) => holds('staff', id, condition),
  }
}

async function colleague(): Promise<string> {
  const email = `power${(count += 1)}@example.org`
  return (await makeStaff({ email, name: 'Robin Power', roles: ['coach'] })).id
}

function code(role: MemberRole, who: Actor[]): Power {
  return {
    who,
    prepare: async () => (await makeMember(pool(), { role, divisions: ['12U'], hasCode: false })).id,
    tries: [
      (cookie, member) => {
        const headers = { 'content-type': 'application/json', cookie, origin: process.env.PUBLIC_URL! }
        const body = JSON.stringify({ action: 'make', member })
        return postCodes(new Request('http://localhost/staff/codes', { method: 'POST', headers, body }))
      },
    ],
    isSet: (id) => holds('member_secrets', id, 'code_lookup IS NOT NULL', 'member_id'),
  }
}

/** The two ways of REST: one document, and all that a query finds. */
function patches(slug: string, change: object): Power['tries'] {
  const body = JSON.stringify(change)
  return [
    (cookie, id) => callRest(cookie, 'PATCH', `${slug}/${id}`, body),
    (cookie, id) => callRest(cookie, 'PATCH', `${slug}?where[id][in][0]=${id}`, body),
  ]
}

async function holds(table: string, id: string, condition: string, key = 'id'): Promise<boolean> {
  const { rows } = await pool().query(`SELECT FROM ${table} WHERE ${key} = $1 AND ${condition}`, [id])
  return rows.length > 0
}
