import { beforeEach, describe, expect, test } from 'vitest'
import { findEnrolmentView } from '@/features/people/server/enrolment/queries'
import { saveEnrolment } from '@/features/people/server/enrolment/save'
import { detailsSchema, versionField } from '@/features/people/rules/enrolment-schema'
import { postEnrol } from '@/features/people/server/enrolment/handlers'
import { openPlayerCard } from '@/features/people/server/rosters/queries'
import { makeSheet } from '@/features/people/server/rosters/sheets'
import { REQUIRED_CONSENTS } from '@/features/people/rules/consents'
import { listSignatures } from '@/features/people/server/consents'
import { listOwnSquads } from '@/features/people/server/own-squads'
import { pool } from '@/server/database/pool'
import { staffAs } from './staff'
import { freshDatabase, countRows, payload } from './support'
import { ALL, publicationOf, sign, start, versionsInForce } from './enrolment-support'
import { clearRosters, context, makeSeasons } from './rosters-support'
import { divisionId } from '../support/members'

freshDatabase('demo')
beforeEach(async () => {
  await clearRosters()
  await makeSeasons()
})

test('with three of four signed it stays accepted and the name hidden; the fourth enrolls and shows an initial', async () => {
  const { registration, enrolment, player } = await start()
  const first = await sign(enrolment, { ...ALL, conduct: undefined })
  expect(first).toMatchObject({ isComplete: false, problems: { conduct: expect.any(String) } })
  expect(await states(registration, enrolment, player)).toEqual(['accepted', 'invited', 'hidden', null])
  expect(await sign(enrolment, { conduct: 'on' })).toEqual({
    isComplete: true,
    problems: {},
    given: expect.any(Object) as object,
  })
  expect(await states(registration, enrolment, player)).toEqual(['enrolled', 'complete', 'initial', 'avery-e'])
  const history = await pool().query('SELECT "to", by_name FROM player_registrations_history WHERE _parent_id = $1', [
    registration,
  ])
  expect(history.rows).toContainEqual({ to: 'enrolled', by_name: 'the system' })
})

test('twenty concurrent signatures are stored once per consent', async () => {
  const { enrolment } = await start()
  await Promise.all(Array.from({ length: 20 }, () => sign(enrolment, ALL)))
  expect(await countRows('consents')).toBe(REQUIRED_CONSENTS.length)
})

test.each([
  [{ name: 'on' }, 'full'],
  [{ photo: 'on' }, 'initial'],
  [{ hide: 'on' }, 'hidden'],
])('with %o the site shows: %s', async (choice, publication) => {
  const { enrolment, player } = await start()
  await sign(enrolment, { ...ALL, ...choice })
  expect(await publicationOf(player)).toBe(publication)
})

test('a signature stores its version, signer and time, and cannot be changed', async () => {
  const { enrolment } = await start()
  await sign(enrolment, ALL)
  const [signature] = await listSignatures(pool(), enrolment)
  const version = (await versionsInForce())[signature!.key]
  expect(signature).toMatchObject({ version, signer: 'Pat de la Cruz', isGiven: true })
  await expect(pool().query('UPDATE consents SET is_given = false')).rejects.toThrow('cannot be changed')
})

test('a new text is a new version; signers keep the one they signed', async () => {
  const { enrolment, token } = await start()
  await sign(enrolment, { ...ALL, conduct: undefined })
  const before = await versionsInForce()
  const next = before.conduct! + 1
  const cms = await payload()
  const { conduct } = await cms.findGlobal({ slug: 'enrolment-page' })
  await cms.updateGlobal({
    slug: 'enrolment-page',
    data: { conduct: { ...conduct, text: `${conduct.text} And more.` } },
    context,
  })
  expect((await findEnrolmentView(token))?.texts.conduct?.version).toBe(next)
  const old = { conduct: 'on', [versionField('conduct')]: String(before.conduct) }
  expect((await sign(enrolment, old))?.problems.conduct).toContain('has changed')
  expect((await sign(enrolment, { conduct: 'on' }))?.isComplete).toBe(true)
  await cms.updateGlobal({ slug: 'enrolment-page', data: { conduct }, context })
  const versions = (await listSignatures(pool(), enrolment)).map(({ key, version }) => `${key} ${version}`)
  expect(versions).toEqual(expect.arrayContaining([`medical ${before.medical}`, `conduct ${next}`]))
})

test('details are saved while consents are missing, and recorded by field name only', async () => {
  const { enrolment, token } = await start()
  const details = detailsSchema.parse({
    emergencyName: 'Robin Sample',
    emergencyPhone: '(623) 555-0103',
    medicalNotes: 'Peanut allergy.',
    'pickup-1-name': 'Lou Sample',
  })
  await saveEnrolment(enrolment, { details, signing: null }, context)
  const view = await findEnrolmentView(token)
  expect(view?.enrolment).toMatchObject({ medicalNotes: 'Peanut allergy.', pickups: [{ name: 'Lou Sample' }] })
  const { rows } = await pool().query(
    `SELECT actor_name, detail FROM audit_events WHERE entry_id = $1 AND action = 'changed'`,
    [enrolment],
  )
  expect(rows).toEqual([{ actor_name: 'the family', detail: 'medicalNotes, pickups' }])
})

describe('ticked but unsigned consents', () => {
  test('are not reported as saved, neither when saving for later nor without a name', async () => {
    const { enrolment, token } = await start()
    const details = { emergencyName: 'Robin Sample', emergencyPhone: '(623) 555-0103' }
    const later = await send({ token, intent: 'later', ...details, ...ALL })
    expect(await later.json()).toEqual({ to: `/enrol/${token}?done=unsigned` })
    const nameless = await send({ token, intent: 'sign', ...details, ...ALL })
    expect(nameless.status).toBe(422)
    expect(((await nameless.json()) as { message: string }).message).toContain('counts once it is signed')
    expect(await listSignatures(pool(), enrolment)).toEqual([])
  })

  test('are ignored where nothing was ticked: then the details are saved', async () => {
    const { token } = await start()
    const details = { emergencyName: 'Robin Sample', emergencyPhone: '(623) 555-0103' }
    const later = await send({ token, intent: 'later', ...details })
    expect(await later.json()).toEqual({ to: `/enrol/${token}?done=kept` })
  })
})

test('an enrollment is reported as complete after signing, and as saved after a later change', async () => {
  const { enrolment, token } = await start()
  await sign(enrolment, ALL)
  const body = { token, emergencyName: 'Robin Sample', emergencyPhone: '(623) 555-0103' }
  const signed = await send({ ...body, intent: 'sign', signer: 'Pat de la Cruz' })
  expect(await signed.json()).toEqual({ to: `/enrol/${token}?done=complete` })
  const later = await send({ ...body, intent: 'later' })
  expect(await later.json()).toEqual({ to: `/enrol/${token}?done=kept` })
})

test('an expired link gives no access', async () => {
  const { token, enrolment } = await start()
  await pool().query(`UPDATE family_links SET expires_at = now() - interval '1 second'`)
  expect(await findEnrolmentView(token)).toBeNull()
  expect((await send({ token, ...ALL, signer: 'Pat' })).status).toBe(410)
  expect(await listSignatures(pool(), enrolment)).toEqual([])
})

function send(body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-fullcourt-client': '192.0.2.7' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return postEnrol(new Request('http://localhost/members/enrol', init))
}

describe('the player card', () => {
  test('opens for the coach of the squad and the registrar only, and is recorded', async () => {
    const { player, enrolment } = await start()
    const coach = { ...(await staffAs('coach')), divisions: [await divisionId(pool(), '12U')] }
    const other = { ...coach, divisions: [await divisionId(pool(), '11U')] }
    const registrar = await staffAs('registrar')
    const editor = await staffAs('editor')
    const open = async (staff: typeof registrar) => openPlayerCard(staff, player, await listOwnSquads(staff))
    expect(await open(coach)).toMatchObject({ guardianPhone: '(623) 555-0102' })
    expect(await open(registrar)).not.toBeNull()
    expect(await open(other)).toBeNull()
    expect(await open(editor)).toBeNull()
    const { rows } = await pool().query(
      `SELECT actor_name FROM audit_events WHERE action = 'opened the card' AND entry_id = $1 ORDER BY id`,
      [enrolment],
    )
    expect(rows.map(({ actor_name }) => actor_name)).toEqual(['Test coach', 'Test registrar'])
  })

  test('a printed sheet says that there is medical data, never what, and each one is recorded', async () => {
    const { enrolment } = await start()
    await pool().query(`UPDATE enrolments SET medical_notes = 'Peanut allergy.' WHERE id = $1`, [enrolment])
    const rows = await makeSheet(await staffAs('registrar'), 'check-in', '12U')
    expect(rows).toMatchObject([{ name: 'Avery Exampleton', hasMedicalNotes: true }])
    expect(JSON.stringify(rows)).not.toContain('Peanut')
    const { rows: events } = await pool().query(`SELECT detail FROM audit_events ORDER BY id DESC LIMIT 1`)
    expect(events[0].detail).toBe('Check-in sheet 12U, 1 rows')
  })
})

async function states(registration: string, enrolment: string, player: string): Promise<unknown[]> {
  const { rows } = await pool().query(
    `SELECT (SELECT status::text FROM player_registrations WHERE id = $1) AS r,
       (SELECT state::text FROM enrolments WHERE id = $2) AS e, publication::text, public_slug FROM players WHERE id = $3`,
    [registration, enrolment, player],
  )
  return Object.values(rows[0])
}
