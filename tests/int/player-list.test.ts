import { beforeAll, describe, expect, test } from 'vitest'
import { countPlayers } from '@/features/people/server/rosters/player-counts'
import { listFamilies } from '@/features/people/server/rosters/queries'
import { pool } from '@/server/database/pool'
import { encryptSearch } from '@/server/encryption/list-search'
import { divisionId } from '../support/members'
import { callRest } from './access-requests'
import { makeStaff, staffAs, staffCookie, type StaffUser } from './staff'
import { freshDatabase } from './support'

freshDatabase('demo')

type Found = { id: string; guardianName?: string; guardianPhone?: string }

let coach: StaffUser
let own: string
let other: string

beforeAll(async () => {
  const divisions = [await divisionId(pool(), '12U')]
  coach = await makeStaff({ email: 'lists.coach@example.org', name: 'Lists Coach', roles: ['coach'], divisions })
  own = await makePlayer('12U', 'Zoë Searchwell', '(623) 555-7001')
  other = await makePlayer('14U', 'Zoë Searchwell', '(623) 555-7002')
})

async function makePlayer(division: string, guardian: string, phone: string): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `INSERT INTO players (first_name, last_name, number, age, gender, division, "order", slug)
     VALUES ('Quinn', 'Lister', '99', 11, 'girl', $1, 10, $2) RETURNING id`,
    [division, `quinn-lister-${division}`],
  )
  const id = rows[0]!.id
  await pool().query(
    `INSERT INTO enrolments (player_id, state, season, guardian_name, guardian_email, guardian_phone)
     VALUES ($1, 'invited', '2026-27', $2, 'zoe@example.org', $3)`,
    [id, guardian, phone],
  )
  return id
}

/** Sends the condition that Payload's list makes of a search. */
async function search(who: StaffUser, text: string): Promise<{ status: number; docs: Found[] }> {
  const names = ['firstName', 'lastName', 'number', 'guardianName', 'guardianPhone']
  const query = names.map((name, index) => `where[or][${index}][${name}][like]=${encodeURIComponent(text)}`).join('&')
  const answer = await callRest(await staffCookie(who), 'GET', `players?${query}&limit=50`)
  const { docs = [] } = (await answer.json()) as { docs?: Found[] }
  return { status: answer.status, docs }
}

describe('the search of the list of players', () => {
  test.each([
    ['a name', 'searchwell'],
    ['its words in another order, without accents', 'searchwell zoe'],
  ])('finds players of a registrar by %s of the guardian', async (_what, text) => {
    const { docs } = await search(await staffAs('registrar'), text)
    expect(docs.map(({ id }) => id).sort()).toEqual([own, other].sort())
    for (const { guardianName, guardianPhone } of docs)
      expect([guardianName, guardianPhone]).toEqual([undefined, undefined])
  })

  test.each(['(623) 555-7001', '+1 623 555 7001', '5557001'])('finds one by the phone %s', async (text) => {
    expect((await search(await staffAs('registrar'), text)).docs.map(({ id }) => id)).toEqual([own])
  })

  test('finds a coach only players of the own divisions', async () => {
    expect((await search(coach, 'searchwell')).docs.map(({ id }) => id)).toEqual([own])
    expect((await search(coach, '555-7002')).docs).toEqual([])
  })

  test('takes the text encrypted, as the address of the list contains it', async () => {
    const registrar = await staffAs('registrar')
    const inUrl = encryptSearch('5557001', 'players')
    expect(inUrl).not.toContain('5557001')
    expect((await search(registrar, inUrl)).docs.map(({ id }) => id)).toEqual([own])
    // The text of another list is not decrypted, and searches for nothing.
    const all = (await search(registrar, '')).docs
    expect((await search(registrar, encryptSearch('5557001', 'members'))).docs).toEqual(all)
  })

  test('is closed to roles that may not read players', async () => {
    for (const role of ['editor', 'treasurer'] as const)
      expect((await search(await staffAs(role), '5557001')).status).toBe(403)
  })

  test('does not search phones for a jersey number, and finds no guardian for an empty text', async () => {
    expect((await search(await staffAs('registrar'), '700')).docs).toEqual([])
    const answer = await callRest(
      await staffCookie(await staffAs('registrar')),
      'GET',
      `players?where[guardianName][like]=${encodeURIComponent(' ')}`,
    )
    expect(((await answer.json()) as { totalDocs: number }).totalDocs).toBe(0)
  })

  test('leaves out the guardian of an ended enrollment', async () => {
    await pool().query(`UPDATE enrolments SET state = 'ended' WHERE player_id = $1`, [other])
    expect((await search(await staffAs('registrar'), 'searchwell')).docs.map(({ id }) => id)).toEqual([own])
    await pool().query(`UPDATE enrolments SET state = 'invited' WHERE player_id = $1`, [other])
  })

  test('cannot be reached through another collection', async () => {
    const cookie = await staffCookie(await staffAs('editor'))
    const answer = await callRest(cookie, 'GET', 'media?where[players.guardianPhone][like]=5557001')
    expect(answer.status).toBe(400)
  })
})

describe('the counts above the list of players', () => {
  test('agree with the papers in the rows, also after a family has withdrawn a consent', async () => {
    await pool().query(
      `INSERT INTO consents (enrolment_id, key, version, is_given, signer)
       SELECT enrolment_id, key, version, false, signer FROM consents WHERE is_given AND key = 'medical' LIMIT 1`,
    )
    const { all, byDivision, missingPapers } = await countPlayers(await staffAs('registrar'))
    const stored = await pool().query<{ id: string; division: string }>(
      'SELECT id, division::text FROM players WHERE deleted_at IS NULL',
    )
    const families = await listFamilies()
    const lacking = stored.rows.filter(({ id }) => families.get(id)?.missingPapers?.length)
    expect(missingPapers).toBe(lacking.length)
    expect(missingPapers).toBeGreaterThanOrEqual(3)
    expect(all).toBe(stored.rows.length)
    expect(byDivision.get('12U')).toBe(stored.rows.filter(({ division }) => division === '12U').length)
  })

  test('are of the players that a coach may read', async () => {
    const { all, byDivision, missingPapers } = await countPlayers(coach)
    expect([...byDivision.keys()]).toEqual(['12U'])
    expect(byDivision.get('12U')).toBe(all)
    const registrar = await countPlayers(await staffAs('registrar'))
    expect(missingPapers).toBeLessThan(registrar.missingPapers)
  })
})
