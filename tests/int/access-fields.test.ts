import type { GlobalSlug } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { giveConsents } from '../support/consents'
import { makeFilm } from '../support/films'
import { divisionId, makeMember } from '../support/members'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase()

const context = { disableRevalidate: true }
const CHILD = { firstName: 'Avery', lastName: 'Exampleton', age: 11, gender: 'girl', division: '12U' } as const

async function coachOf(...keys: string[]): Promise<Staff & { collection: 'staff' }> {
  const divisions = await Promise.all(keys.map((key) => divisionId(pool(), key)))
  return { ...(await staffAs('coach')), divisions }
}

describe('players', () => {
  beforeEach(() => pool().query('TRUNCATE players CASCADE'))

  async function add(user: Staff, change: object = {}) {
    const data = { ...CHILD, ...change } as never
    return (await payload()).create({ collection: 'players', data, user, overrideAccess: false, context })
  }

  async function change(user: Staff, id: string, data: object) {
    return (await payload()).update({ collection: 'players', id, data, user, overrideAccess: false, context })
  }

  test('a coach reads only their own divisions, in a list, by id and by a search for the last name', async () => {
    const registrar = await staffAs('registrar')
    const own = await add(registrar)
    const other = await add(registrar, { firstName: 'Ben', division: '10U' })
    const as = { collection: 'players', user: await coachOf('12U', '13U'), overrideAccess: false } as const
    const cms = await payload()
    expect((await cms.find(as)).docs.map(({ id }) => id)).toEqual([own.id])
    const found = await cms.find({ ...as, where: { lastName: { equals: 'Exampleton' } } })
    expect(found.docs.map(({ id }) => id)).toEqual([own.id])
    expect(await cms.count(as)).toEqual({ totalDocs: 1 })
    await expect(cms.findByID({ ...as, id: other.id })).rejects.toMatchObject({ status: 404 })
    await expect(cms.find({ ...as, user: await coachOf() })).rejects.toMatchObject({ status: 403 })
  })

  test('a coach cannot put a new or an existing player into another division', async () => {
    const coach = await coachOf('12U', '13U')
    await expect(add(coach, { division: '10U' })).rejects.toMatchObject({
      data: { errors: [{ path: 'division', message: expect.stringContaining('You coach') as string }] },
    })
    const { id } = await add(coach)
    await expect(change(coach, id, { division: '10U' })).rejects.toMatchObject({ status: 400 })
    expect(await change(coach, id, { division: '13U' })).toMatchObject({ division: '13U' })
    expect(await change(await staffAs('registrar'), id, { division: '10U' })).toMatchObject({ division: '10U' })
    await expect(change(coach, id, { number: '7' })).rejects.toMatchObject({ status: 403 })
  })

  test('a bulk change affects only the coach’s divisions', async () => {
    const registrar = await staffAs('registrar')
    const [own, other] = [await add(registrar), await add(registrar, { firstName: 'Ben', division: '10U' })]
    const where = { lastName: { equals: 'Exampleton' } }
    const as = { collection: 'players', user: await coachOf('12U'), overrideAccess: false, context } as const
    const { docs } = await (await payload()).update({ ...as, where, data: { number: '9' } })
    expect(docs.map(({ id }) => id)).toEqual([own.id])
    expect(await (await payload()).findByID({ collection: 'players', id: other.id })).toMatchObject({ number: 'TBD' })
  })

  test('only a registrar decides how a name appears on the site', async () => {
    const coach = await coachOf('12U')
    const { id, publication } = await add(coach, { publication: 'full' })
    expect(publication).toBe('hidden')
    await giveConsents(pool(), id)
    expect(await change(coach, id, { publication: 'initial' })).toMatchObject({ publication: 'hidden' })
    expect(await change(await staffAs('registrar'), id, { publication: 'initial' })).toMatchObject({
      publication: 'initial',
    })
  })

  test('a coach cannot remove players from the roster, nor move them to the trash', async () => {
    const coach = await coachOf('12U')
    const { id } = await add(coach)
    const cms = await payload()
    await expect(change(coach, id, { deletedAt: new Date().toISOString() })).rejects.toMatchObject({ status: 403 })
    await expect(cms.delete({ collection: 'players', id, user: coach, overrideAccess: false })).rejects.toMatchObject({
      status: 403,
    })
  })
})

test.each<[StaffRole, string | undefined]>([
  ['registrar', 'pat@example.org'],
  ['admin', 'pat@example.org'],
  ['coach', undefined],
])('of a member, %s reads %s as the guardian’s address', async (role, expected) => {
  await pool().query('TRUNCATE members CASCADE')
  const { id } = await makeMember(pool(), { divisions: ['12U'], guardianEmail: 'pat@example.org', hasCode: false })
  const user = role === 'coach' ? await coachOf('12U') : await staffAs(role)
  const as = { collection: 'members', user, overrideAccess: false } as const
  const cms = await payload()
  expect((await cms.findByID({ ...as, id })).guardianEmail).toBe(expected)
  const guess = cms.find({ ...as, where: { guardianEmail: { like: 'pat' } } })
  if (expected) expect((await guess).totalDocs).toBe(1)
  else await expect(guess).rejects.toMatchObject({ status: 400 })
})

test('a coach reads only what concerns their own players and their families', async () => {
  const [cms, film] = [await payload(), await makeFilm(pool())]
  const [own, other] = await Promise.all(
    ['12U', '10U'].map(async (division) => {
      const child = await makeMember(pool(), { divisions: [division], hasCode: false })
      return [child, await makeMember(pool(), { role: 'parent', children: [child.id], hasCode: false })]
    }),
  )
  for (const { id, name } of [...own!, ...other!]) {
    const who = { author: id, authorName: name, state: 'waiting' as const }
    await cms.create({ collection: 'film-comments', data: { ...who, text: `Of ${name}`, film: film.id, reports: 0 } })
  }
  const as = { collection: 'film-comments', user: await coachOf('12U'), overrideAccess: false } as const
  const { docs } = await cms.find(as)
  expect(docs.map(({ authorName }) => authorName).sort()).toEqual(own!.map(({ name }) => name).sort())
})

test('a member of staff sees only their own account, and cannot change their own role', async () => {
  const [cms, coach] = [await payload(), await staffAs('coach')]
  const as = { collection: 'staff', user: coach, overrideAccess: false } as const
  expect((await cms.find(as)).docs.map(({ email }) => email)).toEqual([coach.email])
  const division = await divisionId(pool(), '14U')
  const updated = await cms.update({ ...as, id: coach.id, data: { roles: ['admin'], divisions: [division] } })
  expect([updated.roles, updated.divisions]).toEqual([['coach'], []])
})

test('visitors cannot read the registrar’s address', async () => {
  const settings = await (await payload()).findGlobal({ slug: 'site-settings' as GlobalSlug, overrideAccess: false })
  expect(settings).not.toHaveProperty('registrarEmail')
})

test('registrars cannot read mails about accounts: a reset link would give them the account', async () => {
  const cms = await payload()
  await cms.forgotPassword({ collection: 'staff', data: { email: (await staffAs('admin')).email } })
  const kinds = async (role: StaffRole) => {
    const { docs } = await cms.find({ collection: 'mails', user: await staffAs(role), overrideAccess: false })
    return docs.map(({ kind }) => kind)
  }
  expect(await kinds('registrar')).not.toContain('account')
  expect(await kinds('admin')).toContain('account')
})

test('a coach reads a tryout day without its families', async () => {
  const cms = await payload()
  await pool().query('TRUNCATE tryout_days, tryout_registrations CASCADE')
  const day = await cms.create({
    collection: 'tryout-days',
    data: { title: 'A day', day: '2026-12-05T12:00:00.000Z', state: 'open' },
  })
  await cms.create({
    collection: 'tryout-registrations',
    data: {
      reference: 'TR-0000-0001',
      playerFirstName: 'Jordan',
      playerLastName: 'Testwell',
      playerAge: '11',
      playerGrade: '5',
      parentName: 'Pat Testwell',
      phoneNumber: '(623) 555-0101',
      email: 'pat@example.org',
      tryoutDay: day.id,
    } as never,
  })
  const as = { collection: 'tryout-days', id: day.id, overrideAccess: false, depth: 1 } as const
  expect(JSON.stringify(await cms.findByID({ ...as, user: await staffAs('registrar') }))).toContain('Testwell')
  const forCoach = await cms.findByID({ ...as, user: await coachOf('12U') })
  expect(forCoach).toMatchObject({ title: 'A day' })
  expect(JSON.stringify(forCoach)).not.toContain('Testwell')
})

test('readers of an archived season see no names, unless they manage the rosters', async () => {
  const cms = await payload()
  await pool().query('TRUNCATE seasons CASCADE')
  const day = '2026-06-01T12:00:00.000Z'
  const roster = [{ name: 'Avery E.', division: '12U' as const }]
  const data = { name: '2025-26', startsOn: day, endsOn: day, cutoffOn: day, state: 'archived' as const, roster }
  const { id } = await cms.create({ collection: 'seasons', data })
  const as = { collection: 'seasons', id, overrideAccess: false } as const
  expect((await cms.findByID({ ...as, user: await staffAs('registrar') })).roster).toHaveLength(1)
  expect(await cms.findByID({ ...as, user: await coachOf('12U') })).toMatchObject({ name: '2025-26', roster: [] })
})
