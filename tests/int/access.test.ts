import type { CollectionSlug, GlobalSlug } from 'payload'
import { describe, expect, test } from 'vitest'
import { STAFF_ROLES, type StaffRole } from '@collections/access/roles'
import { collections, globals } from '@collections/index'
import { closeAfterTests, payload, staffAs } from './support'

closeAfterTests()

type Actor = StaffRole | 'visitor' | 'stranger'
type Operation = 'read' | 'create' | 'update' | 'delete'
type Row = Record<Operation, Actor[] | 'self' | 'mails' | 'published'>

const ACTORS: Actor[] = ['visitor', 'stranger', ...STAFF_ROLES]
const all = ACTORS
// Everyone reads what is published, staff read drafts as well.
const published = 'published'
const admin: Actor[] = ['admin']
const nobody: Actor[] = []
const editor: Actor[] = ['admin', 'editor']
const trainers: Actor[] = ['admin', 'editor', 'coach']
const registrar: Actor[] = ['admin', 'registrar']
const supporters: Actor[] = ['admin', 'editor', 'treasurer']

/** Who may do what. A collection without a row fails the test below, so none is forgotten. */
const COLLECTIONS: Record<string, Row> = {
  'player-registrations': { read: registrar, create: nobody, update: registrar, delete: admin },
  'tryout-registrations': { read: registrar, create: nobody, update: registrar, delete: admin },
  applications: { read: registrar, create: registrar, update: registrar, delete: admin },
  'form-entries': { read: registrar, create: nobody, update: registrar, delete: admin },
  mails: { read: 'mails', create: nobody, update: nobody, delete: admin },
  programs: { read: published, create: editor, update: editor, delete: editor },
  divisions: { read: all, create: trainers, update: trainers, delete: trainers },
  players: { read: trainers, create: trainers, update: trainers, delete: trainers },
  stages: { read: published, create: trainers, update: trainers, delete: trainers },
  sponsors: { read: published, create: supporters, update: supporters, delete: supporters },
  testimonials: { read: published, create: editor, update: editor, delete: editor },
  cities: { read: published, create: editor, update: editor, delete: editor },
  coaches: { read: published, create: editor, update: editor, delete: editor },
  faqs: { read: published, create: editor, update: editor, delete: editor },
  'age-tiers': { read: published, create: editor, update: editor, delete: editor },
  events: { read: published, create: trainers, update: trainers, delete: trainers },
  posts: { read: published, create: editor, update: editor, delete: editor },
  albums: { read: published, create: editor, update: editor, delete: editor },
  media: { read: all, create: editor, update: editor, delete: editor },
  staff: { read: 'self', create: admin, update: 'self', delete: admin },
}
const GLOBALS: Record<string, { read: Actor[] | 'published'; update: Actor[] }> = {
  'home-page': { read: published, update: editor },
  'teams-page': { read: published, update: editor },
  'pathway-page': { read: published, update: editor },
  'train-page': { read: published, update: editor },
  'basketball-training-page': { read: published, update: editor },
  'private-training-page': { read: published, update: editor },
  'performance-page': { read: published, update: editor },
  'tournaments-page': { read: published, update: editor },
  'about-page': { read: published, update: editor },
  'programs-page': { read: published, update: editor },
  'contact-page': { read: published, update: editor },
  'faq-page': { read: published, update: editor },
  'academy-page': { read: published, update: editor },
  'youth-academy-page': { read: published, update: editor },
  'advanced-academy-page': { read: published, update: editor },
  'pricing-page': { read: published, update: editor },
  'cities-page': { read: published, update: editor },
  'coaches-page': { read: published, update: editor },
  'testimonials-page': { read: published, update: editor },
  'privacy-page': { read: published, update: editor },
  'terms-page': { read: published, update: editor },
  'blog-page': { read: published, update: editor },
  'events-page': { read: published, update: editor },
  'media-page': { read: published, update: editor },
  'search-page': { read: published, update: editor },
  'site-settings': { read: all, update: editor },
  navigation: { read: all, update: editor },
  fees: { read: all, update: supporters },
}

async function actor(name: Actor) {
  if (name === 'visitor') return null
  // Somebody signed in through another collection: never more than a visitor.
  if (name === 'stranger')
    return { id: '00000000-0000-4000-8000-000000000000', collection: 'members', roles: ['admin'] }
  return staffAs(name)
}

async function decide(access: unknown, user: unknown): Promise<boolean | 'some'> {
  const decision: unknown = await (access as (args: object) => unknown)({ req: { user, payload: await payload() } })
  if (typeof decision === 'object' && decision !== null) return 'some'
  return Boolean(decision)
}

test('every collection and global has a row, and no row is left over', () => {
  expect(Object.keys(COLLECTIONS).sort()).toEqual(collections.map(({ slug }) => slug).sort())
  expect(Object.keys(GLOBALS).sort()).toEqual(globals.map(({ slug }) => slug).sort())
})

const operations: Operation[] = ['read', 'create', 'update', 'delete']
const matrix = Object.entries(COLLECTIONS).flatMap(([slug, row]) =>
  operations.flatMap((operation) => ACTORS.map((who) => ({ slug, operation, who, expected: row[operation] }))),
)

test.each(matrix)('$who may $operation $slug as the table says', async ({ slug, operation, who, expected }) => {
  const collection = collections.find((candidate) => candidate.slug === slug)!
  const decision = await decide(collection.access![operation], await actor(who))
  if (expected === 'self')
    expect(decision).toBe(who === 'admin' ? true : STAFF_ROLES.includes(who as StaffRole) ? 'some' : false)
  else if (expected === 'mails') expect(decision).toBe(who === 'admin' ? true : who === 'registrar' ? 'some' : false)
  else expect(decision).toBe(readable(expected, who))
})

function readable(expected: Actor[] | 'published', who: Actor): boolean | 'some' {
  if (expected !== 'published') return expected.includes(who)
  return STAFF_ROLES.includes(who as StaffRole) ? true : 'some'
}

describe('through the Local API, as Payload applies the rules', () => {
  test.each(ACTORS)('%s reads the inbox only as registrar or admin', async (who) => {
    const cms = await payload()
    const user = (await actor(who)) as never
    for (const slug of [
      'player-registrations',
      'tryout-registrations',
      'applications',
      'form-entries',
      'mails',
    ] as CollectionSlug[]) {
      const read = cms.find({ collection: slug, user, overrideAccess: false })
      if (registrar.includes(who)) await expect(read).resolves.toBeTruthy()
      else await expect(read).rejects.toMatchObject({ status: 403 })
    }
  })

  test('a member of staff sees only their own account, and cannot raise their own role', async () => {
    const [cms, coach] = [await payload(), await staffAs('coach')]
    const { docs } = await cms.find({ collection: 'staff', user: coach, overrideAccess: false })
    expect(docs.map(({ email }) => email)).toEqual([coach.email])
    const updated = await cms.update({
      collection: 'staff',
      id: coach.id,
      data: { roles: ['admin'], name: 'Test coach' },
      user: coach,
      overrideAccess: false,
    })
    expect(updated.roles).toEqual(['coach'])
  })

  test('visitors never see the registrar’s address', async () => {
    const cms = await payload()
    const settings = await cms.findGlobal({ slug: 'site-settings' as GlobalSlug, overrideAccess: false })
    expect(settings).not.toHaveProperty('registrarEmail')
  })

  test('registrars do not see mails about accounts: a reset link would make them that person', async () => {
    const cms = await payload()
    await cms.forgotPassword({ collection: 'staff', data: { email: (await staffAs('admin')).email } })
    const forRegistrar = await cms.find({
      collection: 'mails',
      user: await staffAs('registrar'),
      overrideAccess: false,
    })
    const forAdmin = await cms.find({ collection: 'mails', user: await staffAs('admin'), overrideAccess: false })
    expect(forRegistrar.docs.filter(({ kind }) => kind === 'account')).toEqual([])
    expect(forAdmin.docs.filter(({ kind }) => kind === 'account').length).toBeGreaterThan(0)
  })
})

test.each(Object.entries(GLOBALS))('the global %s is updated only by those it belongs to', async (slug, row) => {
  const config = globals.find((candidate) => candidate.slug === slug)!
  for (const who of ACTORS) {
    expect(await decide(config.access!.update, await actor(who)), who).toBe(row.update.includes(who))
    expect(await decide(config.access!.read, await actor(who)), who).toBe(readable(row.read, who))
  }
})
