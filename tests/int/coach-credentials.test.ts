import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countLists } from '@/features/dashboard/server/work-queue/count'
import { findMember } from '@/features/members/server/viewer'
import { postSave } from '@/features/people/server/rosters/handlers'
import { openPlayerCard } from '@/features/people/server/rosters/queries'
import { listOwnSquads } from '@/features/people/server/own-squads'
import { addDaysTo, toDay } from '@/lib/dates'
import type { StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { asStaff } from '@/server/payload'
import { formRequest } from '../support/factories'
import { divisionId, makeMember, openSession } from '../support/members'
import { withoutPages } from './access-requests'
import { makeStaff, staffAs, staffCookie, type StaffUser } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')
beforeAll(withoutPages)
beforeEach(() => need(true))

const TODAY = toDay(new Date())
const COLLECTIONS = ['players', 'members', 'film-views', 'quiz-attempts', 'film-assignments', 'film-comments'] as const
const FAR = { endsOn: '2099-12-31T12:00:00.000Z' }

type Change = Pick<Staff, 'backgroundCheck' | 'firstAid' | 'safeSport'>

let count = 0
let division: string

beforeAll(async () => {
  division = await divisionId(pool(), '12U')
  const db = pool()
  const { id } = await makeMember(db, { divisions: [division], hasCode: false })
  const { rows } = await db.query<{ id: string }>('SELECT id FROM films LIMIT 1')
  const film = rows[0]!.id
  await db.query('INSERT INTO film_views (member_id, film_id) VALUES ($1, $2)', [id, film])
  await db.query(
    `INSERT INTO quiz_attempts (member_id, quiz_id, score) SELECT $1, id, 50 FROM quizzes WHERE film_id IS NOT NULL LIMIT 1`,
    [id],
  )
  await db.query(
    `INSERT INTO film_comments (text, film_id, author_id, author_name, state) VALUES ('Seen.', $1, $2, 'Test', 'visible')`,
    [film, id],
  )
  const data = { film, divisions: [division] } as never
  await asStaff(await staffAs('admin')).create({ collection: 'film-assignments', data })
})

async function need(isNeeded: boolean): Promise<void> {
  const data = { backgroundCheck: isNeeded, firstAid: isNeeded, safeSport: isNeeded }
  await (await payload()).updateGlobal({ slug: 'coach-settings', data })
}

/** Creates a coach of 12U whose SafeSport training expires in this many days; null means never entered. */
async function coachUntil(days: number | null, roles: StaffRole[] = ['coach']): Promise<StaffUser> {
  const safeSport = { endsOn: days === null ? null : `${addDaysTo(TODAY, days)}T12:00:00.000Z` }
  const email = `until${(count += 1)}@example.org`
  return makeStaff({ email, name: 'Casey Until', roles, divisions: [division], safeSport })
}

async function countsBehind(user: StaffUser): Promise<number[]> {
  const count = async (collection: (typeof COLLECTIONS)[number]) =>
    (
      await asStaff(user)
        .count({ collection })
        .catch(() => ({ totalDocs: 0 }))
    ).totalDocs
  return Promise.all(COLLECTIONS.map(count))
}

async function findPlayer(): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(`SELECT id FROM players WHERE division = '12U' LIMIT 1`)
  return rows[0]!.id
}

describe('access to children’s data', () => {
  test.each<[string, number | null, boolean]>([
    ['is open while the credentials hold', 100, true],
    ['is open on their last day', 0, true],
    ['is closed from the day after', -1, false],
    ['is closed while a needed one is missing', null, false],
  ])('every access %s', async (_what, days, isOpen) => {
    const coach = await coachUntil(days)
    const counts = await countsBehind(coach)
    expect(counts.map((found) => found > 0)).toEqual(COLLECTIONS.map(() => isOpen))
    expect(await listOwnSquads(coach)).toEqual(isOpen ? ['12U'] : [])
    const card = await openPlayerCard(coach, await findPlayer(), await listOwnSquads(coach))
    expect(card !== null).toBe(isOpen)
    expect((await countLists(coach)).map(({ key }) => key)).toEqual(isOpen ? ['comments'] : [])
  })

  test('a credential that is not required may be missing; an expired one still revokes all access', async () => {
    await need(false)
    expect((await countsBehind(await coachUntil(null))).every((found) => found > 0)).toBe(true)
    expect((await countsBehind(await coachUntil(-1))).some((found) => found > 0)).toBe(false)
  })

  test('a coach who is also a registrar or an admin keeps the access of that role', async () => {
    const [players, members, , , assignments, comments] = await countsBehind(
      await coachUntil(-1, ['coach', 'registrar']),
    )
    expect([players! > 0, members! > 0, assignments, comments]).toEqual([true, true, 0, 0])
    expect((await countsBehind(await coachUntil(-1, ['coach', 'admin']))).every((found) => found > 0)).toBe(true)
  })

  test('an editor who was a coach before reads none of the former division', async () => {
    const editor = await coachUntil(100, ['editor'])
    const [players, members, views, attempts, , comments] = await countsBehind(editor)
    expect([players, members, views, attempts, comments]).toEqual([0, 0, 0, 0, 0])
    expect(await listOwnSquads(editor)).toEqual([])
  })

  test('films and quizzes stay editable by the coach: they contain no data about a child', async () => {
    const { totalDocs } = await asStaff(await coachUntil(-1)).count({ collection: 'films' })
    expect(totalDocs).toBeGreaterThan(0)
  })

  test('nothing is changed or assigned without access', async () => {
    const [coach, player] = [await coachUntil(-1), await findPlayer()]
    const { docs } = await (await payload()).find({ collection: 'films', limit: 1, depth: 0 })
    const data = { film: docs[0]!.id, divisions: [division] } as never
    await expect(asStaff(coach).create({ collection: 'film-assignments', data })).rejects.toThrow()
    const headers = { cookie: await staffCookie(coach), origin: process.env.PUBLIC_URL! }
    const row = { player, revision: 0, number: '9', position: null, heightFeet: null, heightInches: null }
    const roster = { division: '12U', rows: [{ ...row, publication: 'hidden' }] }
    expect((await postSave(formRequest('roster-save', roster, headers))).status).toBe(404)
  })

  test('is restored by a new expiry date', async () => {
    const coach = await coachUntil(-1)
    const admin = asStaff(await staffAs('admin'))
    await admin.update({ collection: 'staff', id: coach.id, data: { safeSport: FAR }, depth: 0 })
    const now = await (await payload()).findByID({ collection: 'staff', id: coach.id, depth: 0 })
    expect((await countsBehind({ ...now, collection: 'staff' })).every((found) => found > 0)).toBe(true)
  })
})

describe('a coach’s code', () => {
  async function enter(account: string | null) {
    const { id } = await makeMember(pool(), { role: 'coach', divisions: [division], hasCode: false })
    await pool().query('UPDATE members SET account_id = $2 WHERE id = $1', [id, account])
    return findMember((await openSession(pool(), id)).value)
  }

  test.each<[string, number | null, boolean]>([
    ['opens the film room while the account’s credentials hold', 1, true],
    ['opens nothing once they ended', -1, false],
  ])('%s', async (_what, days, isIn) => {
    expect((await enter((await coachUntil(days)).id)) !== null).toBe(isIn)
  })

  test('gives no access without an account, even when no credential is required', async () => {
    await need(false)
    expect(await enter(null)).toBeNull()
  })
})

describe('a division', () => {
  const refusal = /No division can be given to this coach: SafeSport (ended|missing)/

  async function refusalOf(work: Promise<unknown>): Promise<string> {
    return work.then(
      () => 'accepted',
      (error: { data?: { errors: { message: string }[] } }) => error.data?.errors[0]?.message ?? String(error),
    )
  }

  test('cannot be assigned to a coach without valid credentials, and the admin sees what is missing', async () => {
    const admin = asStaff(await staffAs('admin'))
    const other = await divisionId(pool(), '10U')
    for (const days of [-1, null]) {
      const { id } = await coachUntil(days)
      const assignDivisions = (change: Change & Partial<Staff>) =>
        refusalOf(admin.update({ collection: 'staff', id, data: { divisions: [division, other], ...change } }))
      expect(await assignDivisions({})).toMatch(refusal)
      expect(await assignDivisions({ safeSport: FAR })).toBe('accepted')
    }
  })

  test('that a coach already has is kept: other changes of the account are not blocked', async () => {
    const { id } = await coachUntil(-1)
    const admin = asStaff(await staffAs('admin'))
    expect(await refusalOf(admin.update({ collection: 'staff', id, data: { name: 'Casey Later' } }))).toBe('accepted')
  })

  test('cannot be assigned by making a person a coach, either', async () => {
    const { id } = await coachUntil(-1, ['editor'])
    const admin = asStaff(await staffAs('admin'))
    expect(await refusalOf(admin.update({ collection: 'staff', id, data: { roles: ['coach'] } }))).toMatch(refusal)
  })

  test('cannot be assigned to the code of such a coach', async () => {
    const admin = asStaff(await staffAs('admin'))
    const { id: account } = await coachUntil(-1)
    const data = { name: 'Coach C.', role: 'coach', divisions: [division], account } as never
    expect(await refusalOf(admin.create({ collection: 'members', data }))).toMatch(refusal)
    // A player's division does not count as one that the coach already had.
    const { id } = await makeMember(pool(), { divisions: [division], hasCode: false })
    const promotion = { role: 'coach', account } as never
    expect(await refusalOf(admin.update({ collection: 'members', id, data: promotion }))).toMatch(refusal)
  })
})

describe('credential data', () => {
  test('is read by admins and the coach, its note only by admins, and changed only by admins', async () => {
    const coach = await coachUntil(30)
    const admin = asStaff(await staffAs('admin'))
    const data = { backgroundCheck: { ...FAR, note: 'Card 0000' } }
    await admin.update({ collection: 'staff', id: coach.id, data, depth: 0 })
    const seenBy = async (user: StaffUser) =>
      (await asStaff(user).find({ collection: 'staff', where: { id: { equals: coach.id } }, depth: 0 })).docs[0]
    expect((await seenBy(await staffAs('admin')))?.backgroundCheck?.note).toBe('Card 0000')
    const own = await seenBy(coach)
    expect(own?.backgroundCheck).toEqual({ endsOn: FAR.endsOn })
    expect(own?.credentials).toMatch(/^SafeSport ends /)
    for (const role of ['registrar', 'editor', 'treasurer', 'coach'] as const)
      expect(await seenBy(await staffAs(role)), role).toBeUndefined()
    await asStaff(coach).update({
      collection: 'staff',
      id: coach.id,
      data: { safeSport: FAR, mayCoach: true },
      depth: 0,
    })
    expect((await seenBy(await staffAs('admin')))?.credentials).toMatch(/^SafeSport ends /)
  })
})
