import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAcceptance } from '@/features/people/server/rosters/queries'
import { postAccept, postLink } from '@/features/people/server/rosters/handlers'
import { moveEntry } from '@/features/entries/server/move'
import { pool } from '@/server/database/pool'
import { logger } from '@/server/logger'
import { staffAs, staffCookie } from './staff'
import { staffHeaders } from './entry-support'
import { freshDatabase, countRows } from './support'
import { accept, acceptedRegistration, clearRosters, makeSeasons, tryToAccept } from './rosters-support'
import { signIn } from './film-support'
import { formRequest } from '../support/factories'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeEach(async () => {
  await clearRosters()
  await makeSeasons()
})

const AT_ONCE = 20

test('twenty concurrent clicks create one player, one account, one enrollment and one mail', async () => {
  const registration = await acceptedRegistration()
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => accept(registration)))
  expect(new Set(answers.map(({ player }) => player)).size).toBe(1)
  expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
  expect(answers.filter(({ code }) => code !== null)).toHaveLength(1)
  for (const [table, count] of [
    ['players', 1],
    ['enrolments', 1],
    [`members WHERE role = 'player'`, 1],
    [`members WHERE role = 'parent'`, 1],
    [`mails WHERE kind = 'enrolment'`, 1],
    [`family_links WHERE purpose = 'enrol'`, 1],
  ] as const)
    expect([table, await countRows(table)]).toEqual([table, count])
})

test('the player is hidden, has a working code, and the entry stays accepted with its division', async () => {
  const registration = await acceptedRegistration()
  expect(await findAcceptance(registration)).toMatchObject({ kind: 'open', proposal: { division: '12U', age: 12 } })
  const { code, player } = await accept(registration)
  const { rows } = await pool().query('SELECT * FROM players WHERE id = $1', [player])
  expect(rows[0]).toMatchObject({ publication: 'hidden', number: '7', division: '12U', slug: 'a-exampleton' })
  expect(rows[0].public_slug).toBeNull()
  expect((await signIn(code!)).status).toBe(200)
  const stored = await pool().query('SELECT status, division FROM player_registrations WHERE id = $1', [registration])
  expect(stored.rows[0]).toEqual({ status: 'accepted', division: '12U' })
  expect(await findAcceptance(registration)).toMatchObject({ kind: 'made', consents: { given: 0, required: 4 } })
})

test('the mail contains the private link, and neither a code nor a last name', async () => {
  const { code } = await accept(await acceptedRegistration())
  const { rows } = await queryMails(pool(), `SELECT subject, text, "to" FROM mails WHERE kind = 'enrolment'`)
  expect(rows[0].to).toBe('pat.cruz@example.org')
  expect(rows[0].text).toMatch(/\/enrol\/[\w-]{43}\n/)
  const words = `${rows[0].subject} ${rows[0].text}`
  for (const secret of [code!, code!.replace('-', ''), 'Exampleton', '2015']) expect(words).not.toContain(secret)
})

test('players come last in the order of the roster, one after the other', async () => {
  const accepted = [
    await accept(await acceptedRegistration()),
    await accept(await acceptedRegistration({ firstName: 'Blake', dateOfBirth: '05/01/2016' }), { division: '11U' }),
    await accept(await acceptedRegistration({ firstName: 'Casey', dateOfBirth: '05/01/2017' }), { division: '10U' }),
  ]
  const { rows } = await pool().query<{ id: string }>('SELECT id, "order"::int FROM players ORDER BY "order"')
  expect(rows).toEqual(accepted.map(({ player }, index) => ({ id: player, order: 10 * (index + 1) })))
})

test('an existing parent’s account is linked, and unchanged', async () => {
  const first = await accept(await acceptedRegistration())
  await pool().query(`UPDATE members SET name = 'Pat C.', confirmed_at = now() WHERE role = 'parent'`)
  const second = await accept(await acceptedRegistration({ firstName: 'Blake', dateOfBirth: '05/01/2016' }), {
    division: '11U',
  })
  const { rows } = await pool().query(
    `SELECT m.name, m.confirmed_at IS NOT NULL AS confirmed,
       (SELECT array_agg(c.player_id::text ORDER BY r."order") FROM members_rels r JOIN members c ON c.id = r.members_id
        WHERE r.parent_id = m.id AND r.path = 'children') AS children
     FROM members m WHERE role = 'parent'`,
  )
  expect(rows).toEqual([{ name: 'Pat C.', confirmed: true, children: [first.player, second.player] }])
})

test('registering again finds the existing player, with an unchanged account', async () => {
  const first = await accept(await acceptedRegistration())
  const again = await accept(await acceptedRegistration({ goals: 'Another season.' }), { division: '13U', number: '8' })
  expect(again).toMatchObject({ player: first.player, enrolment: first.enrolment, code: null, isRepeat: false })
  const { rows } = await pool().query('SELECT division, number FROM players')
  expect(rows).toEqual([{ division: '13U', number: '8' }])
})

// Decides whether a coach reads the child's comments before others do.
describe('whether a player is under 13', () => {
  // A fall evening in Arizona, when it is already the next day in UTC.
  const evening = (year: number) => new Date(`${year}-11-21T05:30:00Z`)
  afterEach(() => void vi.useRealTimers())

  async function acceptedIn(year: number, change: Record<string, unknown>) {
    const registration = await acceptedRegistration(change)
    vi.useFakeTimers({ now: evening(year), toFake: ['Date'] })
    await accept(registration)
    vi.useRealTimers()
    const { rows } = await pool().query(`SELECT is_under13 AS "isUnder13" FROM members WHERE role = 'player'`)
    return rows
  }

  test.each([
    ['11/20/2013', false, 'thirteen today'],
    ['11/21/2013', true, 'thirteen tomorrow, in Arizona'],
    ['04/09/2017', true, 'nine'],
    ['04/09/2012', false, 'fourteen'],
  ])('born %s: %s (%s)', async (dateOfBirth, isUnder13, _why) => {
    expect(await acceptedIn(2026, { dateOfBirth })).toEqual([{ isUnder13 }])
  })

  test('is determined again when the family registers again', async () => {
    const dateOfBirth = '11/21/2013'
    expect(await acceptedIn(2026, { dateOfBirth })).toEqual([{ isUnder13: true }])
    expect(await acceptedIn(2027, { dateOfBirth, goals: 'Another season.' })).toEqual([{ isUnder13: false }])
  })
})

test('players with the same name from two families are two players', async () => {
  await accept(await acceptedRegistration())
  await accept(await acceptedRegistration({ parentEmail: 'other@example.org', phoneNumber: '(623) 555-0188' }))
  const { rows } = await pool().query('SELECT slug FROM players ORDER BY slug')
  expect(rows).toEqual([{ slug: 'a-exampleton' }, { slug: 'a-exampleton-2' }])
})

test('an entry that cannot be accepted gets the reason, and nothing is stored', async () => {
  const registration = await acceptedRegistration()
  await moveEntry(await staffAs('registrar'), { kind: 'player-registrations', id: registration, status: 'waitlisted' })
  expect(await tryToAccept(registration)).toMatchObject({
    error: { message: 'Move the registration to “Accepted” first.' },
  })
  const other = await acceptedRegistration({ firstName: 'Blake' })
  await pool().query(`UPDATE seasons SET state = 'archived'`)
  expect(await tryToAccept(other)).toMatchObject({
    error: { message: expect.stringContaining('No season is current.') },
  })
  expect(await countRows('players')).toBe(0)
  expect(await countRows(`members WHERE role <> 'admin'`)).toBe(0)
})

test.each(['editor', 'coach', 'treasurer', null] as const)('%s may not accept entries', async (role) => {
  const registration = await acceptedRegistration()
  const answer = await postAccept(
    new Request('http://localhost/staff/roster/accept', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: process.env.PUBLIC_URL!,
        ...(role ? { cookie: await staffCookie(role) } : {}),
      },
      body: JSON.stringify({ registration, division: '12U', gender: 'boy', number: '' }),
    }),
  )
  expect(answer.status).toBe(role ? 403 : 401)
  expect(await countRows('players')).toBe(0)
})

test('a new link does not end the old one when its mail cannot be stored', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  const { enrolment } = await accept(await acceptedRegistration())
  const listLinks = async () => (await pool().query('SELECT token_hash FROM family_links')).rows
  const before = await listLinks()
  await pool().query(
    `CREATE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
     CREATE TRIGGER refuse_mail BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION refuse_mail()`,
  )
  const request = formRequest('roster-link', { enrolment }, await staffHeaders('registrar'))
  const answer = await postLink(request).finally(() => pool().query('DROP FUNCTION refuse_mail() CASCADE'))
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect(await listLinks()).toEqual(before)
})

test('the acceptance is recorded without a value', async () => {
  const before = await countRows('audit_events')
  await accept(await acceptedRegistration())
  const { rows } = await pool().query('SELECT action, detail FROM audit_events ORDER BY id OFFSET $1', [before])
  expect(rows.map(({ action }) => action)).toContain('put on the roster')
  expect(JSON.stringify(rows)).not.toMatch(/Exampleton|Avery|example\.org|555|2015/)
})
