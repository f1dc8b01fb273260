import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findHousehold } from '@/app/(members)/family/household'
import { listOwnEntries, postOpenEntry } from '@/features/entries/server/family-status/own-entries'
import { findFamilyPage } from '@/features/entries/server/family-status/queries'
import { findMember } from '@/features/members/server/viewer'
import { listFamilyPlayers } from '@/features/people/server/family-players'
import { saveEnrolment } from '@/features/people/server/enrolment/save'
import { pool } from '@/server/database/pool'
import { withCookies } from '../../runtime/next/testing/request'
import { makeMember, memberCookie, openSession } from '../support/members'
import { start, sign } from './enrolment-support'
import { post } from './film-support'
import { makeOther, makeRegistration } from './inbox-support'
import { clearRosters, context, makeSeasons } from './rosters-support'
import { freshDatabase } from './support'

freshDatabase('demo')
beforeEach(async () => {
  await clearRosters()
  await pool().query('TRUNCATE tryout_registrations CASCADE')
  await makeSeasons()
})

const EMAIL = 'pat.cruz@example.org'

/** Avery on the roster of 12U with number 7, her registration, and her parent Pat with this address. */
async function family() {
  const { enrolment, player, registration } = await start()
  const { rows } = await pool().query<{ child: string; parent: string; first: string; last: string }>(
    `SELECT m.id AS child, r.parent_id AS parent, p.first_name AS first, p.last_name AS last FROM members m
     JOIN members_rels r ON r.members_id = m.id JOIN players p ON p.id = m.player_id
     WHERE m.player_id = $1 AND r.path = 'children'`,
    [player],
  )
  return { enrolment, player, registration, ...rows[0]! }
}

async function entriesOf(children: string[], email: string | null = EMAIL): Promise<string[]> {
  return (await listOwnEntries({ email, children })).map(({ id }) => id)
}

async function openAs(member: string, entry: string): Promise<Response> {
  const cookie = await memberCookie(pool(), member)
  return withCookies(cookie, () => postOpenEntry(post('entry-open', { entry }, { cookie })))
}

describe('what a parent sent', () => {
  test('is what came from their address about their child, and what the enrollment refers to', async () => {
    const { child, registration, first, last } = await family()
    const own = await makeRegistration({ first: first.toUpperCase(), last, email: EMAIL.toUpperCase() })
    const [otherChild, otherAddress] = [
      await makeRegistration({ first: 'Mistyped', last: 'Address', email: EMAIL }),
      await makeRegistration({ first, last, email: 'namesake@example.org' }),
    ]
    const listed = await entriesOf([child])
    expect(listed.toSorted()).toEqual([own, registration].toSorted())
    for (const foreign of [otherChild, otherAddress]) expect(listed).not.toContain(foreign)
    expect(await entriesOf([child], 'second.parent@example.org')).toEqual([registration])
    expect(await entriesOf([child], null)).toEqual([registration])
    expect(await entriesOf([])).toEqual([])
  })

  test('stays when the child is taken off the roster, as the enrollment still refers to it', async () => {
    const { child, player, registration } = await family()
    await pool().query('UPDATE players SET deleted_at = now() WHERE id = $1', [player])
    expect((await listFamilyPlayers([child], EMAIL)).get(child)?.player).toBeNull()
    expect(await entriesOf([child], 'second.parent@example.org')).toEqual([registration])
  })

  test('is of the three kinds about children only, and never spam', async () => {
    const { child, first, last } = await family()
    const spam = await makeRegistration({ first, last, email: EMAIL, status: 'spam' })
    const message = await makeOther('message', `${first} ${last}`)
    await pool().query('UPDATE form_entries SET email = $2 WHERE id = $1', [message, EMAIL])
    const tryout = await makeOther('tryout', first)
    await pool().query('UPDATE tryout_registrations SET player_last_name = $2, email = $3 WHERE id = $1', [
      tryout,
      last,
      EMAIL,
    ])
    const listed = await entriesOf([child])
    expect(listed).toContain(tryout)
    for (const other of [spam, message]) expect(listed).not.toContain(other)
  })

  test('leads from a merged entry to the remaining one, shows a withdrawn one, and forgets an erased one', async () => {
    const { child, first, last, registration } = await family()
    const make = () => makeRegistration({ first, last, email: EMAIL })
    const [merged, withdrawn, erased] = [await make(), await make(), await make()]
    // Sent from another address, so that only the merged entry leads to it.
    const remaining = await makeRegistration({ first, last, email: 'second.parent@example.org' })
    await pool().query('UPDATE inbox_entries SET merged_into = $2 WHERE entry_id = $1', [merged, remaining])
    await pool().query(`UPDATE player_registrations SET status = 'withdrawn' WHERE id = $1`, [withdrawn])
    await pool().query('DELETE FROM player_registrations WHERE id = $1', [erased])
    const entries = await listOwnEntries({ email: EMAIL, children: [child] })
    expect(entries.map(({ id, stage }) => [id, stage]).toSorted()).toEqual(
      [
        [registration, 'offered'],
        [remaining, 'received'],
        [withdrawn, 'closed'],
      ].toSorted(),
    )
  })

  test('has the promised time while it is open, and never a result before its mail', async () => {
    const { child, first, last } = await family()
    const open = await makeRegistration({ first, last, email: EMAIL })
    await pool().query(`UPDATE inbox_entries SET due_at = now() - interval '1 hour' WHERE entry_id = $1`, [open])
    const find = async () => (await listOwnEntries({ email: EMAIL, children: [child] })).find(({ id }) => id === open)
    expect(await find()).toMatchObject({ stage: 'received', isLate: true, dueAt: expect.any(String) })
    await pool().query(`UPDATE player_registrations SET status = 'declined' WHERE id = $1`, [open])
    await pool().query(
      `INSERT INTO mails (kind, "to", subject, text, status, entry_id, dedupe_key)
       VALUES ('answer-declined', $2, 'News', 'Text', 'waiting', $1, $1)`,
      [open, EMAIL],
    )
    expect(await find()).toMatchObject({ stage: 'deciding', isLate: false, dueAt: null })
  })
})

test('opening an entry makes a private link for its own parent only', async () => {
  const { parent, registration } = await family()
  const answer = await openAs(parent, registration)
  expect(answer.status).toBe(303)
  const [, token = ''] = /^\/registration-status\/([\w-]+)$/.exec(answer.headers.get('location') ?? '') ?? []
  expect(await findFamilyPage(token)).toMatchObject({ id: registration })

  const foreign = await makeRegistration({ first: 'Mistyped', last: 'Address', email: EMAIL })
  expect((await openAs(parent, foreign)).status).toBe(404)
  const own = await makeMember(pool(), { divisions: ['12U'], hasCode: false })
  const stranger = await makeMember(pool(), {
    role: 'parent',
    children: [own.id],
    email: 'x@example.org',
    hasCode: false,
  })
  expect((await openAs(stranger.id, registration)).status).toBe(404)
  expect((await openAs(own.id, registration)).status).toBe(403)
  expect((await openAs(parent, 'nonsense')).status).toBe(422)
})

describe('the family’s file', () => {
  test('has the contacts and consents of a child, and names only the parent who looks', async () => {
    const { child, enrolment } = await family()
    const pickups = [{ name: 'Kit Cruz', phone: '(623) 555-0170', relation: 'Aunt' }]
    const details = { emergencyName: 'Ama Cruz', emergencyPhone: '(623) 555-0103', medicalNotes: 'Nuts.', pickups }
    await saveEnrolment(enrolment, { details, signing: null }, context)
    await sign(enrolment, { participation: 'on', medical: 'on' })
    const found = (await listFamilyPlayers([child], EMAIL.toUpperCase())).get(child)
    expect(found).toEqual({
      child,
      player: { lastName: expect.any(String), number: '7', division: '12U' },
      divisions: ['12U'],
      papers: {
        isSigned: false,
        guardian: { name: expect.stringContaining('Pat'), phone: expect.any(String) },
        emergencyName: 'Ama Cruz',
        emergencyPhone: '(623) 555-0103',
        pickups,
        given: { participation: true, medical: true },
      },
    })
    const asSecond = (await listFamilyPlayers([child], 'second.parent@example.org')).get(child)
    expect(asSecond?.papers).toEqual({ ...found!.papers, guardian: null })
  })

  test('is empty for a child without a place, and after the season', async () => {
    const guest = await makeMember(pool(), { divisions: ['13U'], hasCode: false })
    const { child, enrolment } = await family()
    await pool().query(`UPDATE enrolments SET state = 'ended' WHERE id = $1`, [enrolment])
    const found = await listFamilyPlayers([guest.id, child], EMAIL)
    expect(found.get(guest.id)).toEqual({ child: guest.id, player: null, divisions: ['13U'], papers: null })
    expect(found.get(child)?.papers).toBeNull()
  })
})

test('the page sends five statements, however many children there are', async () => {
  const { child } = await family()
  const more = await Promise.all(
    ['11U', '13U', '14U'].map((key) => makeMember(pool(), { divisions: [key], hasCode: false })),
  )
  const viewerOf = async (children: string[]) => {
    const parent = await makeMember(pool(), {
      role: 'parent',
      children,
      email: `${children.length}@example.org`,
      hasCode: false,
    })
    return (await findMember((await openSession(pool(), parent.id)).value))!
  }
  const [one, four] = [await viewerOf([child]), await viewerOf([child, ...more.map(({ id }) => id)])]
  await findHousehold(one, [])
  const query = vi.spyOn(pool(), 'query')
  const counts = []
  for (const viewer of [one, four]) {
    query.mockClear()
    await findHousehold(viewer, [])
    counts.push(query.mock.calls.length)
  }
  query.mockRestore()
  expect(counts).toEqual([5, 5])
})
