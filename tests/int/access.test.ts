import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { globals } from '@collections/index'
import { hasRole, STAFF_ROLES, type StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { divisionId, makeMember } from '../support/members'
import { RECIPES } from '../support/fixtures/index'
import { reportCases } from '../support/security-counts'
import type { Facts, FixtureContext } from '../support/fixtures/recipe'
import { localAccess, restAccess, withoutPages, type AccessPath } from './access-requests'
import { ACTORS, COLLECTIONS, GLOBALS, reachOf, restReachOf, type Actor, type Reach } from './access-table'
import { makeStaff, staffCookie } from './staff'
import { clearInbox, freshDatabase, payload } from './support'

freshDatabase()

const OPERATIONS = ['read', 'create', 'update', 'delete'] as const
const PATHS = ['the Local API', 'REST'] as const

type Pair = { within: string; beyond: string }
type Cells = Record<(typeof OPERATIONS)[number], Partial<Record<Actor, Reach>>>

let means: Omit<FixtureContext, 'n'>
let count = 0
const people = new Map<Actor, { user: unknown; cookie: string }>()

beforeAll(async () => {
  await withoutPages()
  await clearAll()
  const division = { own: await divisionId(pool(), '12U'), other: await divisionId(pool(), '10U') }
  const [own, other] = [await memberIn(division.own), await memberIn(division.other)]
  means = { division, member: { own, other }, make: (slug) => make(slug) }
  // Credentials that only imitate a signed-in browser.
  people.set('visitor', { user: null, cookie: 'academy-token=made-up' })
  const id = '00000000-0000-4000-8000-000000000000'
  people.set('stranger', {
    user: { id, collection: 'members', roles: ['admin'] },
    cookie: `member=${id}; academy-token=x`,
  })
  for (const role of STAFF_ROLES) people.set(role, await signIn(role, division.own))
})

afterAll(clearAll)

// Restores the state, so that other tests find the lists empty.
async function clearAll(): Promise<void> {
  await clearInbox()
  const tables = Object.keys(RECIPES).filter((slug) => slug !== 'staff')
  await pool().query(`TRUNCATE ${tables.map((slug) => slug.replaceAll('-', '_')).join(', ')} CASCADE`)
  await pool().query(`DELETE FROM staff WHERE email LIKE 'else.%' OR email LIKE 'matrix.%'`)
}

async function memberIn(division: string): Promise<string> {
  return (await makeMember(pool(), { divisions: [division], hasCode: false })).id
}

async function signIn(role: StaffRole, division: string) {
  const email = `matrix.${role}@example.org`
  const user = await makeStaff({ email, name: `Matrix ${role}`, roles: [role], divisions: [division] })
  return { user, cookie: await staffCookie(user) }
}

async function recipe(slug: string, isBeyond: boolean) {
  count += 1
  const { facts, other, file } = RECIPES[slug]!({ ...means, n: count })
  const { versions } = (await payload()).collections[slug as CollectionSlug].config
  const status = versions?.drafts ? { _status: isBeyond ? 'draft' : 'published' } : {}
  const all: Facts = { ...(await facts), ...(isBeyond ? other : {}), ...status }
  return { facts: all, file, isDistinct: Boolean(other) }
}

async function make(slug: string, isBeyond = false): Promise<string> {
  const { facts, file } = await recipe(slug, isBeyond)
  const upload = file ? { file: { ...file, size: file.data.length } } : {}
  // Some fields offer only documents that the person who fills them in can access.
  const user = people.get('admin')!.user
  const options = { collection: slug as CollectionSlug, data: facts as never, user, ...upload }
  const made = await (await payload()).create(options)
  return String(made.id)
}

async function makePair(slug: string): Promise<Pair> {
  // There are few division keys, and all of them are visible to everyone.
  if (slug === 'divisions') return { within: means.division.own, beyond: means.division.other }
  return { within: await make(slug), beyond: await make(slug, true) }
}

// A picture is published by the document that shows it.
async function publishPicture(image: string): Promise<void> {
  const { facts } = await recipe('programs', false)
  await (await payload()).create({ collection: 'programs', data: { ...facts, image } as never })
}

/** A person can access only their own account. */
function pairFor(actor: Actor, slug: string, pair: Pair): Pair {
  const user = people.get(actor)!.user as Staff | null
  return slug === 'staff' && hasRole({ ...user, collection: 'staff' }, ...STAFF_ROLES)
    ? { ...pair, within: user!.id }
    : pair
}

function toReach(isWithin: boolean, isBeyond: boolean): Reach {
  if (isBeyond && !isWithin) throw new Error('What is out of reach was reached, and what is within was not.')
  return isBeyond ? 'all' : isWithin ? 'some' : 'none'
}

async function tryRead(via: AccessPath, slug: string, { within, beyond }: Pair): Promise<Reach> {
  const found = await via.find(slug, [within, beyond])
  return toReach(found?.includes(within) ?? false, found?.includes(beyond) ?? false)
}

async function tryCreate(via: AccessPath, slug: string): Promise<Reach> {
  const first = await tryOne(via, slug, false)
  const { isDistinct } = await recipe(slug, true)
  return toReach(first, isDistinct ? await tryOne(via, slug, true) : first)
}

async function tryOne(via: AccessPath, slug: string, isBeyond: boolean): Promise<boolean> {
  const { facts, file } = await recipe(slug, isBeyond)
  const id = await via.create(slug, facts, file)
  if (id) await (await payload()).delete({ collection: slug as CollectionSlug, id })
  return id !== null
}

async function tryUpdate(via: AccessPath, slug: string, { within, beyond }: Pair): Promise<Reach> {
  return toReach(await via.update(slug, within), await via.update(slug, beyond))
}

/** Actors who may delete get their own documents for it. */
async function tryDelete(via: AccessPath, slug: string, pair: Pair, expected: Reach): Promise<Reach> {
  const target = expected === 'none' ? pair : await makeDeleted(slug)
  const isBeyond = await via.remove(slug, target.beyond)
  return toReach(await via.remove(slug, target.within), isBeyond)
}

async function makeDeleted(slug: string): Promise<Pair> {
  if (slug !== 'divisions') return makePair(slug)
  const [within, beyond] = [await divisionId(pool(), '13U'), await divisionId(pool(), '14U')]
  return { within, beyond }
}

describe.each(PATHS)('through %s', (kind) => {
  const pathOf = (actor: Actor): AccessPath => {
    const { user, cookie } = people.get(actor)!
    return kind === 'REST' ? restAccess(cookie) : localAccess(user)
  }
  const expected = kind === 'REST' ? restReachOf : reachOf

  test.each(Object.entries(COLLECTIONS))('%s can be accessed only as the table specifies', async (slug, row) => {
    const shared = await makePair(slug)
    if (slug === 'media') await publishPicture(shared.within)
    const seen: Cells = { read: {}, create: {}, update: {}, delete: {} }
    for (const actor of ACTORS) {
      const [via, pair] = [pathOf(actor), pairFor(actor, slug, shared)]
      seen.read[actor] = await tryRead(via, slug, pair)
      seen.create[actor] = await tryCreate(via, slug)
      seen.delete[actor] = await tryDelete(via, slug, pair, expected(row.delete, actor))
    }
    // An update may publish a draft, so it comes last.
    for (const actor of ACTORS) seen.update[actor] = await tryUpdate(pathOf(actor), slug, pairFor(actor, slug, shared))
    reportCases('access matrix, cells', OPERATIONS.length * ACTORS.length)
    for (const operation of OPERATIONS)
      expect(seen[operation], operation).toEqual(
        Object.fromEntries(ACTORS.map((actor) => [actor, expected(row[operation], actor)])),
      )
  })

  test.each(Object.entries(GLOBALS))('the global %s can be accessed only as the table specifies', async (slug, row) => {
    for (const actor of ACTORS) {
      const via = pathOf(actor)
      expect(await via.readGlobal(slug), `${actor} reads`).toBe(expected(row.read, actor) !== 'none')
      expect(await via.updateGlobal(slug), `${actor} changes`).toBe(expected(row.update, actor) === 'all')
    }
    reportCases('access matrix, cells', 2 * ACTORS.length)
  })
})

test('every collection and global has exactly one row', async () => {
  const { collections } = (await payload()).config
  const slugs = collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
  expect(Object.keys(COLLECTIONS).sort()).toEqual(slugs.sort())
  expect(Object.keys(RECIPES).sort()).toEqual(slugs.sort())
  expect(Object.keys(GLOBALS).sort()).toEqual(globals.map(({ slug }) => slug).sort())
})
