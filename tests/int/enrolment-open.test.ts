import { beforeEach, describe, expect, test } from 'vitest'
import { postEnrolOpen, postEnrolSite } from '@/features/people/server/enrolment/handlers'
import { currentConsents, listSignatures } from '@/features/people/server/consents'
import { findEnrolmentId } from '@/features/people/server/enrolment/queries'
import { postLink } from '@/features/people/server/rosters/handlers'
import { pool } from '@/server/database/pool'
import { formRequest } from '../support/factories'
import { queryMails } from '../support/mails'
import { makeMember, memberCookie } from '../support/members'
import { withCookies } from '../../runtime/next/testing/request'
import { ALL, publicationOf, sign, start } from './enrolment-support'
import { listActions, staffHeaders } from './entry-support'
import { post } from './film-support'
import { clearRosters, makeSeasons } from './rosters-support'
import { countRows, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(async () => {
  await clearRosters()
  await makeSeasons()
})

async function openAs(member: string, child: string): Promise<Response> {
  const cookie = await memberCookie(pool(), member)
  return withCookies(cookie, () => postEnrolOpen(post('enrol-open', { child }, { cookie })))
}

/** A child on the roster, and its parent’s account. */
async function family() {
  const { enrolment, player } = await start()
  const { rows } = await pool().query<{ child: string; parent: string }>(
    `SELECT m.id AS child, r.parent_id AS parent FROM members m JOIN members_rels r ON r.members_id = m.id
     WHERE m.player_id = $1 AND r.path = 'children'`,
    [player],
  )
  return { enrolment, ...rows[0]! }
}

test('a parent opens the enrollment of their own child, behind a private link', async () => {
  const { enrolment, child, parent } = await family()
  const answer = await openAs(parent, child)
  expect(answer.status).toBe(303)
  const [, token = ''] = /^\/enrol\/([\w-]+)$/.exec(answer.headers.get('location') ?? '') ?? []
  expect(await findEnrolmentId(token)).toBe(enrolment)
})

test('other accounts, also other parents, cannot open it', async () => {
  const { child } = await family()
  const own = await makeMember(pool(), { divisions: ['12U'], hasCode: false })
  const parent = await makeMember(pool(), { role: 'parent', children: [own.id], hasCode: false })
  const coach = await makeMember(pool(), { role: 'coach', divisions: ['12U'], hasCode: false })
  expect((await openAs(parent.id, child)).status).toBe(404)
  for (const other of [own, coach]) expect((await openAs(other.id, child)).status).toBe(403)
})

test('a family revokes the name and keeps the photo, then revokes the photo', async () => {
  const { enrolment, player, token } = await start()
  await sign(enrolment, { ...ALL, name: 'on', photo: 'on' })
  const change = (photo?: string) => postEnrolSite(post('enrol-site', { token, publication: 'initial', photo }))
  const isPhotoGiven = async () => currentConsents(await listSignatures(pool(), enrolment)).photo
  expect((await change('on')).status).toBe(200)
  expect([await publicationOf(player), await isPhotoGiven()]).toEqual(['initial', true])
  expect((await change()).status).toBe(200)
  expect(await isPhotoGiven()).toBe(false)
})

describe('a new link by staff', () => {
  const requestLink = async (enrolment: string) =>
    postLink(formRequest('roster-link', { enrolment }, await staffHeaders('registrar')))

  test('replaces the earlier one, which then gives no access, and is mailed to the guardian', async () => {
    const { enrolment, token } = await start()
    expect((await requestLink(enrolment)).status).toBe(200)
    expect(await findEnrolmentId(token)).toBeNull()
    const { rows } = await queryMails<{ to: string; text: string }>(
      pool(),
      `SELECT "to", text FROM mails WHERE kind = 'enrolment' ORDER BY created_at DESC`,
    )
    expect(rows.map(({ to }) => to)).toEqual(['pat.cruz@example.org', 'pat.cruz@example.org'])
    expect(await findEnrolmentId(/\/enrol\/([\w-]+)/.exec(rows[0]!.text)![1]!)).toBe(enrolment)
    expect(await listActions(enrolment)).toContain('sent a new link')
  })

  test.each([
    ['the enrollment has ended', `UPDATE enrolments SET state = 'ended'`],
    ['the player has left', 'UPDATE players SET deleted_at = now()'],
  ])('is rejected once %s', async (_when, change) => {
    const { enrolment } = await start()
    await pool().query(change)
    expect((await requestLink(enrolment)).status).toBe(404)
    expect(await countRows(`mails WHERE kind = 'enrolment'`)).toBe(1)
  })
})
