import { beforeEach, expect, test } from 'vitest'
import { findAcceptance } from '@/features/people/server/rosters/queries'
import { makeSheet } from '@/features/people/server/rosters/sheets'
import { enrolRegistration } from '@/features/people/server/enrolment/enrol-registration'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { giveConsents } from '../support/consents'
import { signIn } from './film-support'
import { accept, acceptedRegistration, clearRosters, context, findPlayerState, makeSeasons } from './rosters-support'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')
beforeEach(async () => {
  await clearRosters()
  await makeSeasons()
})

/** Creates a player whose family has signed, with the name on the site. */
async function enrolled() {
  const registration = await acceptedRegistration()
  const { player, code, enrolment } = await accept(registration)
  const cms = await payload()
  await giveConsents(pool(), player)
  await cms.update({ collection: 'players', id: player, data: { publication: 'initial' }, context })
  const completedAt = new Date().toISOString()
  await cms.update({ collection: 'enrolments', id: enrolment, data: { state: 'complete', completedAt } })
  await transaction((client) => enrolRegistration(client, registration))
  return { registration, player, code: code!, enrolment }
}

async function move(id: string, ...path: ('waitlisted' | 'withdrawn' | 'pending' | 'in_review' | 'accepted')[]) {
  const [cms, user] = [await payload(), await staffAs('registrar')]
  for (const status of path)
    await cms.update({ collection: 'player-registrations', id, data: { status }, user, overrideAccess: false, context })
}

const HERE = { onRoster: true, inFilmRoom: true, enrolment: 'complete' }
const GONE = { onRoster: false, inFilmRoom: false, enrolment: 'ended' }

test('withdrawing removes the player from the roster, the site and the film room', async () => {
  const { registration, player, code } = await enrolled()
  expect(await findPlayerState(player)).toEqual(HERE)
  expect((await signIn(code)).status).toBe(200)
  await move(registration, 'withdrawn')
  expect(await findPlayerState(player)).toEqual(GONE)
  expect((await signIn(code)).status).toBe(401)
  expect(await findAcceptance(registration)).toMatchObject({ kind: 'open' })
})

test('revoking an offered place has the same effect', async () => {
  const registration = await acceptedRegistration()
  const { player } = await accept(registration)
  await move(registration, 'waitlisted')
  expect(await findPlayerState(player)).toEqual(GONE)
})

test('when a player cannot be removed, the registration is unchanged', async () => {
  const { registration, player } = await enrolled()
  await pool().query(`
    CREATE FUNCTION refuse_leaving() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'down'; END $$;
    CREATE TRIGGER refuse_leaving BEFORE UPDATE ON members FOR EACH ROW EXECUTE FUNCTION refuse_leaving();`)
  try {
    await expect(move(registration, 'withdrawn')).rejects.toThrow('UPDATE members')
  } finally {
    await pool().query('DROP TRIGGER refuse_leaving ON members; DROP FUNCTION refuse_leaving')
  }
  expect(await findPlayerState(player)).toEqual(HERE)
  const { rows } = await pool().query('SELECT status::text FROM player_registrations WHERE id = $1', [registration])
  expect(rows).toEqual([{ status: 'enrolled' }])
})

test('a family that accepts its place after all gets the same player, account and enrollment', async () => {
  const { registration, player, code, enrolment } = await enrolled()
  await move(registration, 'withdrawn', 'pending', 'in_review', 'accepted')
  const again = await accept(registration, { division: '13U', number: '9' })
  expect(again).toMatchObject({ player, enrolment, code: null, isRepeat: false })
  expect(await findPlayerState(player)).toEqual(HERE)
  expect((await signIn(code)).status).toBe(200)
  const { rows } = await pool().query('SELECT division::text, number FROM players')
  expect(rows).toEqual([{ division: '13U', number: '9' }])
})

test('staff moving a player to the trash ends the same records, and restoring the player restores them', async () => {
  const { player } = await enrolled()
  const user = await staffAs('registrar')
  const change = { collection: 'players', id: player, user, overrideAccess: false, context } as const
  const cms = await payload()
  await cms.update({ ...change, data: { deletedAt: new Date().toISOString() }, trash: true })
  expect(await findPlayerState(player)).toEqual(GONE)
  await cms.update({ ...change, data: { deletedAt: null }, trash: true })
  expect(await findPlayerState(player)).toEqual(HERE)
})

test('a player with an enrollment cannot be deleted permanently, with the reason; one without can', async () => {
  const { player } = await enrolled()
  const [cms, user] = [await payload(), await staffAs('registrar')]
  const erase = (id: string) =>
    cms.delete({ collection: 'players', id, trash: true, user, overrideAccess: false, context })
  await expect(erase(player)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('ask to erase it there') as string,
  })
  expect(await findPlayerState(player)).toEqual(HERE)
  const { id } = await cms.create({
    collection: 'players',
    data: { firstName: 'Typed', lastName: 'Twice', age: 11, gender: 'girl', division: '12U' } as never,
    context,
  })
  expect(await erase(id)).toMatchObject({ id })
})

test('a printed sheet has the guardian and the notes of the current enrollment alone', async () => {
  const { enrolment } = await enrolled()
  const sheet = async () => makeSheet(await staffAs('registrar'), 'roster', '12U')
  await pool().query(`UPDATE enrolments SET medical_notes = 'Sealed.' WHERE id = $1`, [enrolment])
  expect(await sheet()).toMatchObject([{ guardianName: expect.any(String) as string, hasMedicalNotes: true }])
  await pool().query(`UPDATE enrolments SET state = 'ended' WHERE id = $1`, [enrolment])
  expect(await sheet()).toMatchObject([{ guardianName: null, hasMedicalNotes: false }])
})
