import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postTakedownDecision } from '@/features/privacy/server/takedown/handlers'
import { findTakedown } from '@/features/privacy/server/takedown/store'
import { countLists } from '@/features/dashboard/server/work-queue/count'
import { HIDES_AT_ONCE } from '@/features/privacy/rules/takedown-schema'
import { postTakedown, postTakedownMore } from '@/features/privacy/server/takedown/request-handlers'
import { pool } from '@/server/database/pool'
import type { StaffRole } from '@/lib/roles'
import { giveConsents } from '../support/consents'
import { formRequest } from '../support/factories'
import { withoutPages } from './access-requests'
import { albumOf, forgotten, isPublic, makePicture } from './picture-support'
import { context } from './rosters-support'
import { staffAs, staffCookie } from './staff'
import { clearInbox, freshDatabase, payload } from './support'
import { queryMails } from '../support/mails'

freshDatabase('demo')
beforeAll(withoutPages)
beforeEach(async () => {
  await clearInbox()
  await pool().query('DELETE FROM takedown_requests')
})

async function publicPicture(): Promise<string> {
  const picture = await makePicture()
  await albumOf(picture, 'published')
  return picture
}

async function requestTakedown(body: object, from = '127.0.0.1') {
  const answer = await postTakedown(formRequest('takedown', body, { 'x-fullcourt-client': from }))
  return { status: answer.status, ...((await answer.json()) as { state?: string; reference?: string }) }
}

/** Posts as a browser without JavaScript; returns the status, the redirect target and the cookies. */
async function tap(fields: Record<string, string>, cookie = '', post = postTakedown) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie }
  const answer = await post(formRequest('takedown', new URLSearchParams(fields).toString(), headers))
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]!)
  return { status: answer.status, to: answer.headers.get('location'), cookie: cookies.join('; ') }
}

async function decide(role: StaffRole, body: object): Promise<number> {
  const cookie = await staffCookie(role)
  return (await postTakedownDecision(formRequest('staff', body, { cookie, 'sec-fetch-site': 'same-origin' }))).status
}

async function entries() {
  const { rows } = await pool().query(
    `SELECT subject, name, email, message, status FROM form_entries ORDER BY created_at`,
  )
  return rows
}

async function waiting(): Promise<number | null | undefined> {
  return (await countLists(await staffAs('registrar'))).find(({ key }) => key === 'takedowns')?.count
}

test('one tap hides a picture, and staff find it among the messages and on Today', async () => {
  const picture = await publicPicture()
  expect(await tap({ picture })).toMatchObject({ status: 303, to: '/forms/takedown/received' })
  expect(await isPublic(picture)).toBe(false)
  expect(await entries()).toEqual([
    {
      subject: 'Picture to take down',
      name: 'A visitor',
      email: null,
      message: 'No reason was given.',
      status: 'pending',
    },
  ])
  expect(await waiting()).toBe(1)
  const { rows } = await queryMails(pool(), `SELECT text FROM mails WHERE kind = 'takedown-staff'`)
  expect(rows[0].text).toContain('It is off the site until you decide.')
})

test('a repeated request reports that nothing is left, and makes no second entry', async () => {
  const picture = await publicPicture()
  expect(await requestTakedown({ picture })).toMatchObject({ status: 201, state: 'hidden' })
  expect(await requestTakedown({ picture })).toEqual({ status: 200, state: 'gone' })
  expect(await entries()).toHaveLength(1)
})

test('content that is not on the site cannot be requested', async () => {
  expect(await requestTakedown({ picture: await makePicture() })).toEqual({ status: 200, state: 'gone' })
  expect(await requestTakedown({ player: 'unknown-u' })).toEqual({ status: 200, state: 'gone' })
  const unreadable = [{ player: 'avery-e\0' }, { player: 'avery-e\ud800' }, { player: '' }]
  for (const body of [{}, { picture: 'x' }, { picture: crypto.randomUUID(), player: 'a' }, ...unreadable])
    expect((await requestTakedown(body)).status).toBe(422)
  expect(await entries()).toEqual([])
})

test('a picture of the site that shows no person cannot be hidden by visitors', async () => {
  const picture = await makePicture({ withoutPeople: true })
  await albumOf(picture, 'published')
  expect(await isPublic(picture)).toBe(true)
  expect(await requestTakedown({ picture })).toEqual({ status: 200, state: 'gone' })
  expect([await isPublic(picture), await entries()]).toEqual([true, []])
})

test('the requester may add a reason and an address, from the same browser, until staff read it', async () => {
  const { cookie } = await tap({ picture: await publicPicture() })
  const more = { name: 'Pat Exampleton', email: 'pat@example.org', reason: 'My child is on it.' }
  await tap(more, 'fc-form-0=made-up', postTakedownMore)
  expect((await entries())[0]).toMatchObject({ name: 'A visitor' })
  await tap({ ...more, email: 'pat' }, cookie, postTakedownMore)
  expect((await entries())[0]).toMatchObject({ name: 'A visitor' })
  await tap({ name: '', email: more.email, reason: '' }, cookie, postTakedownMore)
  expect((await entries())[0]).toMatchObject({
    name: 'A visitor',
    email: more.email,
    message: 'No reason was given.',
  })
  await tap(more, cookie, postTakedownMore)
  expect((await entries())[0]).toMatchObject({ name: 'Pat Exampleton', email: 'pat@example.org', message: more.reason })
  await pool().query(`UPDATE form_entries SET status = 'answered'`)
  await tap({ ...more, reason: 'Other words' }, cookie, postTakedownMore)
  expect((await entries())[0]).toMatchObject({ message: more.reason })
})

describe('a takedown cannot empty the site', () => {
  async function requestTakedowns(count: number, from: (index: number) => string): Promise<string[]> {
    const states: string[] = []
    for (let index = 0; index < count; index += 1)
      states.push((await requestTakedown({ picture: await publicPicture() }, from(index))).state ?? '')
    return states
  }

  test('one network hides some per day; further requests are stored, and stay visible until staff decide', async () => {
    const { points } = HIDES_AT_ONCE.aNetwork
    const states = await requestTakedowns(points + 2, () => '198.51.100.7')
    expect(states).toEqual([...Array.from({ length: points }, () => 'hidden'), 'waiting', 'waiting'])
    expect(await entries()).toHaveLength(points + 2)
    expect((await requestTakedown({ picture: await publicPicture() }, '198.51.100.8')).state).toBe('hidden')
  })

  test('all networks together hide only a limited number per hour', async () => {
    const { points } = HIDES_AT_ONCE.together
    const states = await requestTakedowns(points + 1, (index) => `198.51.${index}.1`)
    expect(states.filter((state) => state === 'hidden')).toHaveLength(points)
    expect(states.at(-1)).toBe('waiting')
  })
})

describe('staff decide', () => {
  test('to restore it to the site, where another request then waits for them', async () => {
    const picture = await publicPicture()
    await requestTakedown({ picture })
    expect(await decide('editor', { kind: 'picture', id: picture, decision: 'back' })).toBe(200)
    expect(await isPublic(picture)).toBe(true)
    expect((await requestTakedown({ picture })).state).toBe('waiting')
    expect(await isPublic(picture)).toBe(true)
    expect(await findTakedown('picture', picture)).toMatchObject({ state: 'waiting' })
    expect(await decide('registrar', { kind: 'picture', id: picture, decision: 'away' })).toBe(200)
    expect(await isPublic(picture)).toBe(false)
  })

  test('to keep it hidden, also when its entry is erased; the decision is recorded', async () => {
    const picture = await publicPicture()
    await requestTakedown({ picture })
    await decide('registrar', { kind: 'picture', id: picture, decision: 'away' })
    expect((await entries())[0]).toMatchObject({ status: 'answered' })
    expect(await waiting()).toBe(0)
    await pool().query('DELETE FROM form_entries')
    await albumOf(picture, 'published')
    expect(await isPublic(picture)).toBe(false)
    const { rows } = await pool().query(
      `SELECT actor_name, action, kind FROM audit_events WHERE entry_id = $1 AND action = 'kept away'`,
      [picture],
    )
    expect(rows).toEqual([{ actor_name: 'Test registrar', action: 'kept away', kind: 'media' }])
  })

  test('an entry with an address stays open until it is answered', async () => {
    const picture = await publicPicture()
    const { cookie } = await tap({ picture })
    await tap({ email: 'pat@example.org' }, cookie, postTakedownMore)
    await decide('registrar', { kind: 'picture', id: picture, decision: 'away' })
    expect((await entries())[0]).toMatchObject({ status: 'pending' })
  })

  test.each<[StaffRole, string, number]>([
    ['coach', 'picture', 403],
    ['treasurer', 'picture', 403],
    ['editor', 'player', 403],
    ['registrar', 'player', 404],
  ])('%s about a %s without a request: %i', async (role, kind, status) => {
    expect(await decide(role, { kind, id: crypto.randomUUID(), decision: 'away' })).toBe(status)
  })
})

/** Creates a player who is shown with an initial. */
async function publicPlayer(firstName: string): Promise<{ id: string; publicSlug?: string | null }> {
  const cms = await payload()
  const data = { firstName, lastName: 'Exampleton', number: '7', age: 11, gender: 'girl', division: '12U' }
  const { id } = await cms.create({ collection: 'players', data: data as never, context })
  await giveConsents(pool(), id)
  return cms.update({ collection: 'players', id, data: { publication: 'initial' }, context })
}

test.each([
  ['Ivy', 'deleted_at = now()'],
  ['Una', "publication = 'hidden'"],
])('the name of %s, whom the site does not show, cannot be requested: %s', async (name, change) => {
  const { id, publicSlug } = await publicPlayer(name)
  await pool().query(`UPDATE players SET ${change} WHERE id = $1`, [id])
  expect(await requestTakedown({ player: publicSlug })).toEqual({ status: 200, state: 'gone' })
  expect(await entries()).toEqual([])
})

test('a name is removed from every page, by the address that everyone sees', async () => {
  const { id, publicSlug } = await publicPlayer('Zoe')
  await pool().query('DELETE FROM expired_tags')
  expect((await requestTakedown({ player: publicSlug })).state).toBe('hidden')
  expect(await forgotten()).toContain('collection:players')
  const { rows } = await pool().query(`SELECT player_id FROM takedown_requests WHERE state = 'hidden'`)
  expect(rows).toEqual([{ player_id: id }])
  expect(await findTakedown('player', id)).toMatchObject({ title: 'Zoe E.', kind: 'player' })
  expect((await requestTakedown({ player: publicSlug })).state).toBe('gone')
})
