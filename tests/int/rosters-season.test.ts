import { beforeEach, describe, expect, test } from 'vitest'
import { previewRollover, rollOver } from '@/features/people/server/rosters/rollover'
import { postRollover } from '@/features/people/server/rosters/handlers'
import type { DivisionKey } from '@/features/people/rules/divisions'
import { pool } from '@/server/database/pool'
import { staffAs, staffCookie } from './staff'
import { freshDatabase, countRows, payload } from './support'
import { accept, acceptedRegistration, clearRosters, context, makeSeasons } from './rosters-support'
import { valueOf } from '../support/result'

freshDatabase('demo')
beforeEach(async () => {
  await clearRosters()
  await makeSeasons()
})

describe('the next season', () => {
  test('is proposed by date of birth, with hints on what to check', async () => {
    await makeSquads()
    const { players, current, next } = await previewRollover()
    expect([current?.name, next?.name]).toEqual(['2026-27', '2027-28'])
    expect(
      players.map(({ name, division, proposal }) => [name, division, proposal.division, proposal.exception]),
    ).toEqual([
      ['Avery Exampleton', '12U', '13U', null],
      ['Blake Exampleton', '12U', '12U', 'plays-up'],
      ['Casey Exampleton', '14U', null, 'too-old'],
    ])
  })

  test('starts once, also when requested repeatedly: archive, players, accounts and departures', async () => {
    const [avery, blake, casey] = await makeSquads()
    const { next, players } = await previewRollover()
    const registrar = await staffAs('registrar')
    const values = {
      season: next!.id,
      players: players.map(({ player, proposal }) => ({ player, division: proposal.division ?? ('leaves' as const) })),
    }
    const answers = await Promise.all(Array.from({ length: 8 }, () => rollOver(registrar, values, context)))
    expect(answers.map(valueOf).filter(({ isRepeat }) => !isRepeat)).toEqual([
      { season: '2027-28', moved: 2, left: 1, isRepeat: false },
    ])
    const seasons = await (await payload()).find({ collection: 'seasons', sort: 'name', depth: 0 })
    expect(seasons.docs.map(({ state }) => state)).toEqual(['archived', 'current'])
    expect(seasons.docs[0]!.roster).toMatchObject([
      { player: avery, name: 'Avery E.', division: '12U', number: '7' },
      { player: blake, name: 'Blake E.', division: '12U' },
      { player: casey, name: 'Casey E.', division: '14U' },
    ])
    const { rows } = await pool().query(
      `SELECT p.first_name, p.division::text, p.deleted_at IS NOT NULL AS gone, d.key::text AS squad, m.is_active, e.state::text, e.season
       FROM players p JOIN members m ON m.player_id = p.id JOIN members_rels r ON r.parent_id = m.id AND r.path = 'divisions'
       JOIN divisions d ON d.id = r.divisions_id JOIN enrolments e ON e.player_id = p.id ORDER BY p.first_name`,
    )
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['Avery', '13U', false, '13U', true, 'invited', '2027-28'],
      ['Blake', '12U', false, '12U', true, 'invited', '2027-28'],
      ['Casey', '14U', true, '14U', false, 'ended', '2026-27'],
    ])
  })

  test('does not start from a stale page, and changes nothing then', async () => {
    await makeSquads()
    const { next, players } = await previewRollover()
    await accept(await acceptedRegistration({ firstName: 'Drew', parentEmail: 'drew@example.org' }))
    const decisions = players.map(({ player }) => ({ player, division: '13U' as const }))
    const late = await rollOver(await staffAs('registrar'), { season: next!.id, players: decisions }, context)
    expect(late).toMatchObject({
      error: { message: expect.stringContaining('The rosters have changed since you opened this page.') },
    })
    expect(await countRows(`seasons WHERE state = 'archived'`)).toBe(0)
    expect(await countRows(`players WHERE division = '13U'`)).toBe(0)
  })

  test.each(['editor', 'coach', 'treasurer'] as const)('%s may not start it', async (role) => {
    const { next } = await previewRollover()
    const answer = await postRollover(
      new Request('http://localhost/staff/roster/rollover', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: await staffCookie(role),
          origin: process.env.PUBLIC_URL!,
        },
        body: JSON.stringify({ season: next!.id, players: [] }),
      }),
    )
    expect(answer.status).toBe(403)
  })
})

/** A player who moves up, one who plays up, and one who is too old afterwards. */
async function makeSquads(): Promise<string[]> {
  const players: [string, string, DivisionKey, string][] = [
    ['Avery', '04/09/2015', '12U', '7'],
    ['Blake', '04/09/2016', '12U', '8'],
    ['Casey', '04/09/2013', '14U', '9'],
  ]
  const made: string[] = []
  for (const [firstName, dateOfBirth, division, number] of players) {
    const registration = await acceptedRegistration({ firstName, dateOfBirth })
    made.push((await accept(registration, { division, number })).player)
  }
  return made
}
