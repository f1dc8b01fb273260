import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveRoster } from '@/features/people/server/rosters/save'
import { listFamilies, listRoster } from '@/features/people/server/rosters/queries'
import type { RosterChange } from '@/features/people/rules/roster-schema'
import { toChange, toRowInput, type RosterRow } from '@/features/people/rules/roster-table'
import { pool } from '@/server/database/pool'
import { divisionId } from '../support/members'
import { valueOf } from '../support/result'
import { accept, acceptedRegistration, clearRosters, context, makeSeasons } from './rosters-support'
import { staffAs } from './staff'
import { freshDatabase } from './support'

freshDatabase('demo')
beforeEach(async () => {
  await clearRosters()
  await makeSeasons()
  for (const [firstName, number] of [
    ['Avery', '7'],
    ['Blake', '8'],
  ] as const)
    await accept(await acceptedRegistration({ firstName }), { number })
})

async function playerNamed(firstName: string): Promise<RosterRow> {
  return (await listRoster('12U')).find((row) => row.firstName === firstName)!
}

async function changeOf(firstName: string, change: Partial<RosterChange>): Promise<RosterChange> {
  const row = await playerNamed(firstName)
  return { ...toChange(row, toRowInput(row)), ...change }
}

async function save(rows: RosterChange[], staff = staffAs('registrar')) {
  return saveRoster(await staff, { division: '12U', rows }, context)
}

async function saveIsBlocked(): Promise<void> {
  await vi.waitUntil(
    async () =>
      (
        await pool().query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
             AND query LIKE 'SELECT id FROM players%'`,
        )
      ).rowCount,
    { timeout: 4_000 },
  )
}

async function numbers(): Promise<string[]> {
  return (await listRoster('12U')).map(({ firstName, number }) => `${firstName} ${number}`).sort()
}

test('a squad is listed with guardians, missing papers and publication consents', async () => {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT e.id FROM enrolments e JOIN players p ON p.id = e.player_id WHERE p.first_name = 'Avery'`,
  )
  const sign = (key: string, isGiven: boolean) =>
    pool().query(
      `INSERT INTO consents (enrolment_id, key, version, is_given, signer) VALUES ($1, $2, 1, $3, 'sealed')`,
      [rows[0]!.id, key, isGiven],
    )
  await sign('participation', true)
  await sign('medical', true)
  await sign('medical', false)
  expect(await playerNamed('Avery')).toMatchObject({
    guardian: { name: expect.stringMatching(/\w/), phoneHref: expect.stringMatching(/^tel:\+1/) },
    missingPapers: ['medical', 'concussion', 'conduct'],
    publication: 'hidden',
    allowed: 'hidden',
  })
  const blake = await playerNamed('Blake')
  expect(blake.missingPapers).toHaveLength(4)

  const avery = await playerNamed('Avery')
  const families = await listFamilies()
  for (const { id, guardian, missingPapers } of [avery, blake]) {
    expect(families.get(id)).toEqual({ guardian, missingPapers })
  }
  await pool().query(`UPDATE enrolments SET state = 'ended' WHERE id = $1`, [rows[0]!.id])
  expect([...(await listFamilies()).keys()]).toEqual([blake.id])
})

describe('saving the table', () => {
  test('stores all its rows, so that two players can swap numbers', async () => {
    const rows = [
      await changeOf('Avery', { number: '8', heightFeet: 5, heightInches: 2 }),
      await changeOf('Blake', { number: '7', position: 'Center' }),
    ]
    const saved = valueOf(await save(rows))
    expect(saved.rows.map(({ firstName, number, position }) => [firstName, number, position])).toEqual(
      expect.arrayContaining([
        ['Avery', '8', 'Point Guard'],
        ['Blake', '7', 'Center'],
      ]),
    )
  })

  test('is rejected as a whole for a number of another player', async () => {
    const rows = [await changeOf('Blake', { position: 'Center' }), await changeOf('Avery', { number: '8' })]
    expect(await save(rows)).toMatchObject({ error: { status: 422, message: '8 is Blake’s. 0 is free.' } })
    expect((await playerNamed('Blake')).position).toBe('Point Guard')
  })

  test('is rejected as a whole when a colleague saved one of its players, and returns the stored values', async () => {
    const rows = [await changeOf('Avery', { number: '21' }), await changeOf('Blake', { number: '22' })]
    valueOf(await save([await changeOf('Avery', { number: '30' })]))
    const late = await save(rows)
    expect(late).toMatchObject({
      error: {
        status: 409,
        message: expect.stringMatching(/^Someone else changed Avery in the meantime\. Nothing was saved/),
      },
    })
    expect(late).toMatchObject({ error: { rows: expect.arrayContaining([expect.objectContaining({ number: '30' })]) } })
    expect(await numbers()).toEqual(['Avery 30', 'Blake 8'])
  })

  test('reports a player who has left the squad', async () => {
    const rows = [await changeOf('Avery', { number: '21' })]
    await pool().query(`UPDATE players SET division = '13U' WHERE first_name = 'Avery'`)
    expect(await save(rows)).toMatchObject({
      error: { message: expect.stringMatching(/^A player has left this squad\./) },
    })
    rows.push(await changeOf('Blake', { number: '22' }))
    await pool().query(`UPDATE players SET division = '13U' WHERE first_name = 'Blake'`)
    expect(await save(rows)).toMatchObject({
      error: { message: expect.stringMatching(/^2 players have left this squad\./) },
    })
  })

  test('waits for a colleague who saves the squad, and then sees the new numbers', async () => {
    const avery = await changeOf('Avery', { number: '21' })
    const colleague = await pool().connect()
    try {
      await colleague.query('BEGIN')
      await colleague.query(`UPDATE players SET number = '21' WHERE first_name = 'Blake'`)
      const late = save([avery])
      await Promise.race([late, saveIsBlocked()])
      await colleague.query('COMMIT')
      expect(await late).toMatchObject({ error: { status: 422, message: expect.stringMatching(/^21 is Blake’s\./) } })
    } finally {
      colleague.release()
    }
    expect(await numbers()).toEqual(['Avery 7', 'Blake 21'])
  })

  test('never shows more of a name than the family signed', async () => {
    const rows = [await changeOf('Avery', { number: '21' }), await changeOf('Blake', { publication: 'full' })]
    await expect(save(rows)).rejects.toThrow(/publication/i)
    expect(await numbers()).toEqual(['Avery 7', 'Blake 8'])
  })
})

describe('a coach', () => {
  async function coachOf(key: string) {
    return { ...(await staffAs('coach')), divisions: [await divisionId(pool(), key)] }
  }

  test('saves only their own squad', async () => {
    const rows = [await changeOf('Avery', { number: '1' })]
    expect(await save(rows, coachOf('11U'))).toMatchObject({ error: { status: 404 } })
    expect(await numbers()).toContain('Avery 7')
    valueOf(await save(rows, coachOf('12U')))
    expect(await numbers()).toContain('Avery 1')
  })

  test('cannot decide what is published', async () => {
    await pool().query(`UPDATE players SET publication = 'initial' WHERE first_name = 'Avery'`)
    const rows = [await changeOf('Avery', { publication: 'hidden' })]
    expect(await save(rows, coachOf('12U'))).toMatchObject({ error: { status: 403 } })
    expect((await playerNamed('Avery')).publication).toBe('initial')
  })
})
