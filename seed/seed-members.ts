import type { Payload } from 'payload'
import { readFile } from 'node:fs/promises'
import { TEEN_AGE } from '@/features/members/rules/members'
import type { Member } from '../src/payload-types'
import { formatCode } from '@/features/members/server/code-text'
import { issueCodes } from '@/features/members/server/codes'
import { hashSecret } from '@/server/secrets'
import { pool } from '@/server/database/pool'
import { makePassword, writeLogins } from './logins'

type Content = {
  players: { name: string; division: string }[]
  coach: { name: string; divisions: string[] }
  admin: { name: string }
  parent: { name: string; email: string; children: string[] }
}
type NewMember = Pick<Member, 'name' | 'role'> & Partial<Member>

const CONTENT = 'seed/content/members.json'
const FILE = 'member-codes.txt'

/**
 * Creates fictional film room members: the players of the rosters and a few more, a coach, an admin, and a parent of two.
 * Generates their access codes once, and writes them to a file that only its owner may read.
 */
export async function seedMembers(payload: Payload): Promise<void> {
  const content = JSON.parse(await readFile(CONTENT, 'utf8')) as Content
  const divisions = await findDivisions(payload)
  const idsOf = (keys: string[]) => keys.map((key) => divisions.get(key)).filter((id) => id !== undefined)
  const members: Member[] = []
  const { coach, admin, parent } = content
  members.push(await upsert(payload, { name: coach.name, role: 'coach' }))
  members.push(await upsert(payload, { name: admin.name, role: 'admin' }))
  for (const player of await listPlayers(payload, content)) {
    const { division, ...facts } = player
    members.push(await upsert(payload, { ...facts, role: 'player', divisions: idsOf([division]) }))
  }
  const children = members.filter(({ name }) => parent.children.includes(name)).map(({ id }) => id)
  const family = await upsert(payload, { ...parent, role: 'parent', children, confirmedAt: new Date().toISOString() })
  await writeLogins(FILE, [...(await givePassword(family)), ...(await giveCodes(members))])
}

/** Links the coach and the admin to their staff accounts, once these exist, and assigns divisions to the coach. */
export async function linkAccounts(payload: Payload): Promise<void> {
  const { coach, admin } = JSON.parse(await readFile(CONTENT, 'utf8')) as Content
  const known = await findDivisions(payload)
  const divisions = coach.divisions.map((key) => known.get(key)).filter((id) => id !== undefined)
  await linkAccount(payload, { name: coach.name, role: 'coach' }, { divisions })
  await linkAccount(payload, { name: admin.name, role: 'admin' }, {})
}

async function linkAccount(payload: Payload, { name, role }: NewMember, data: Partial<Member>): Promise<void> {
  const { docs } = await payload.find({ collection: 'staff', where: { roles: { in: [role] } }, limit: 1, depth: 0 })
  await payload.update({
    collection: 'members',
    where: { and: [{ name: { equals: name } }, { role: { equals: role } }, { account: { exists: false } }] },
    data: { ...data, account: docs[0]?.id },
  })
}

type Player = { name: string; division: string; player?: string; isUnder13: boolean }

async function listPlayers(payload: Payload, { players }: Content): Promise<Player[]> {
  const { docs } = await payload.find({ collection: 'players', sort: 'order', pagination: false })
  const onRoster = docs.map(({ id, firstName, lastName, division, age }) => ({
    name: `${firstName} ${lastName.charAt(0)}.`,
    division,
    player: id,
    isUnder13: age < TEEN_AGE,
  }))
  const others = players.map((player) => ({
    ...player,
    isUnder13: Number.parseInt(player.division) <= TEEN_AGE,
  }))
  return [...onRoster, ...others]
}

async function findDivisions(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection: 'divisions', pagination: false })
  return new Map(docs.map(({ id, key }) => [key, id]))
}

async function upsert(payload: Payload, data: NewMember): Promise<Member> {
  const { name, role } = data
  const where = { name: { equals: name }, role: { equals: role } }
  const { docs } = await payload.find({ collection: 'members', where, limit: 1 })
  return docs[0] ?? payload.create({ collection: 'members', data })
}

/** Creates access codes only for members who never had one, so that a code ended by staff is not replaced. */
async function giveCodes(members: Member[]): Promise<string[]> {
  const known = await listKnown()
  const without = members.filter(({ id }) => !known.has(id))
  const codes = await issueCodes(without.map(({ id }) => id))
  return without.map(({ id, name, role }) => `${role.padEnd(8)} ${name.padEnd(24)} ${formatCode(codes.get(id)!)}`)
}

async function givePassword({ id, email, role }: Member): Promise<string[]> {
  if ((await listKnown()).has(id)) return []
  const password = makePassword()
  await pool().query('INSERT INTO member_secrets (member_id, password_hash) VALUES ($1, $2)', [
    id,
    await hashSecret(password),
  ])
  return [`${role.padEnd(8)} ${String(email).padEnd(24)} ${password}`]
}

async function listKnown(): Promise<Set<string>> {
  const { rows } = await pool().query<{ id: string }>('SELECT member_id AS id FROM member_secrets')
  return new Set(rows.map(({ id }) => id))
}
