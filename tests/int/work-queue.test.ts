import { beforeEach, expect, test } from 'vitest'
import { listRegistrationWeeks } from '@/features/dashboard/server/work-queue/weeks'
import { postTryout } from '@/features/registration/server/registrations/handlers'
import type { WorkItem } from '@/features/dashboard/rules/work-queue'
import type { StaffRole } from '@/lib/roles'
import type { Staff } from '@/payload-types'
import { countLists } from '@/features/dashboard/server/work-queue/count'
import { countForNav } from '@/features/dashboard/server/work-queue/nav-counts'
import { pool } from '@/server/database/pool'
import { formRequest, tryoutInput } from '../support/factories'
import { makeFilm } from '../support/films'
import { divisionId, makeMember } from '../support/members'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, payload } from './support'

freshDatabase()

const context = { disableRevalidate: true }

beforeEach(async () => {
  await clearInbox()
  await pool().query('TRUNCATE films, members, posts, payload_jobs, tryout_days, campaigns CASCADE')
})

async function countsOf(staff: Staff): Promise<Record<string, WorkItem['count']>> {
  return Object.fromEntries((await countLists(staff)).map(({ key, count }) => [key, count]))
}

async function addPledge(change: object): Promise<void> {
  const cms = await payload()
  const known = await cms.find({ collection: 'campaigns', limit: 1 })
  const day = '2026-11-01T12:00:00.000Z'
  const facts = { title: 'Balls', text: 'Words.', goalCents: 1, openingCents: 0, asOf: day, howToPay: 'By check.' }
  const campaign = known.docs[0] ?? (await cms.create({ collection: 'campaigns', data: facts as never, context }))
  const { rows } = await pool().query<{ count: number }>('SELECT count(*)::int AS count FROM pledges')
  const pledge = { name: 'Kit', email: 'kit@example.org', amountCents: 5000, reference: `PL-0000-${rows[0]!.count}` }
  const data = { ...pledge, campaign: campaign.id, ...change } as never
  await cms.create({ collection: 'pledges', data, context })
}

test.each<[StaffRole, object]>([
  ['admin', { inbox: 2, pledges: 2, today: 4 }],
  ['registrar', { inbox: 2, today: 2 }],
  ['treasurer', { inbox: 1, pledges: 2, today: 3 }],
  ['editor', { inbox: 0, today: 0 }],
  ['coach', { inbox: 0, today: 0 }],
])('the navigation of %s counts their pending work: %o', async (role, counts) => {
  await postTryout(formRequest('tryout', tryoutInput()))
  await addPledge({ status: 'received', amountCents: 25_000 })
  await addPledge({})
  const found = Object.entries(await countForNav(await staffAs(role)))
  const visible = Object.fromEntries(found.filter(([key, count]) => count > 0 || key in counts))
  expect(visible).toEqual(counts)
})

test.each<[StaffRole, string[]]>([
  [
    'admin',
    [
      ...['erasures', 'comments', 'thanks', 'letters', 'scheduled', 'named-pictures', 'credentials-end'],
      ...['credentials-lack', 'takedowns', 'tryout-days', 'codes', 'mails'],
    ],
  ],
  ['registrar', ['erasures', 'takedowns', 'tryout-days', 'codes', 'mails']],
  ['treasurer', ['thanks', 'letters']],
  ['editor', ['scheduled', 'named-pictures']],
  ['coach', ['comments']],
])('%s sees only their own work', async (role, keys) => {
  const staff = { ...(await staffAs(role)), divisions: [await divisionId(pool(), '12U')] }
  const counts = await countsOf(staff)
  expect(Object.keys(counts)).toEqual(keys)
  expect(Object.values(counts).every((count) => count === 0)).toBe(true)
})

test('a submission is in the chart by week and by status, without spam', async () => {
  for (const playerFirstName of ['Ana', 'Ben', 'Cy', 'Dee'])
    await postTryout(formRequest('tryout', tryoutInput({ playerFirstName })))
  await pool().query(`UPDATE inbox_entries SET status = 'accepted' WHERE person LIKE 'Ben%'`)
  await pool().query(`UPDATE inbox_entries SET status = 'spam' WHERE person LIKE 'Cy%'`)
  await pool().query(`UPDATE inbox_entries SET received_at = '2026-11-16T06:59:00Z' WHERE person LIKE 'Ana%'`)
  await pool().query(`UPDATE inbox_entries SET received_at = '2026-11-16T07:00:00Z' WHERE person NOT LIKE 'Ana%'`)
  const weeks = await listRegistrationWeeks(new Date('2026-11-21T20:00:00Z'))
  expect(weeks.slice(-2)).toMatchObject([
    { monday: '2026-11-09', waiting: 1, decided: 0, total: 1, isCurrent: false },
    { monday: '2026-11-16', waiting: 1, decided: 1, total: 2, isCurrent: true },
  ])
})

test('a coach’s comments to review are those of their own divisions, including reported ones', async () => {
  const film = await makeFilm(pool())
  const say = async (division: string, state: string, reports: number) => {
    const author = await makeMember(pool(), { divisions: [division], hasCode: false })
    await pool().query(
      `INSERT INTO film_comments (text, film_id, state, author_id, author_name, reports) VALUES ('Hi', $1, $2, $3, 'T', $4)`,
      [film.id, state, author.id, reports],
    )
  }
  await say('12U', 'waiting', 0)
  await say('12U', 'hidden', 1)
  await say('12U', 'hidden', 0)
  await say('12U', 'visible', 0)
  await say('10U', 'waiting', 0)
  const coach = { ...(await staffAs('coach')), divisions: [await divisionId(pool(), '12U')] }
  expect(await countsOf(coach)).toEqual({ comments: 2 })
  expect((await countsOf(await staffAs('admin'))).comments).toBe(3)
})

test('gifts wait for thanks once received, and for a letter from $250 on, by the received amount', async () => {
  await addPledge({ status: 'received', amountCents: 25_000 })
  await addPledge({ status: 'received', amountCents: 25_000, receivedCents: 24_999 })
  await addPledge({ status: 'received', amountCents: 100, receivedCents: 25_000 })
  await addPledge({ status: 'received', amountCents: 90_000, letterSentOn: '2026-11-02T12:00:00.000Z' })
  await addPledge({ status: 'contacted', amountCents: 90_000 })
  await addPledge({ amountCents: 90_000 })
  expect(await countsOf(await staffAs('treasurer'))).toMatchObject({ thanks: 4, letters: 2 })
})

test('registrars see open tryout days that are over, expiring codes, and failed mails', async () => {
  const cms = await payload()
  const days = [
    ['2020-01-01', 'open'],
    ['2020-01-01', 'closed'],
    ['2099-01-01', 'open'],
  ] as const
  for (const [day, state] of days)
    await cms.create({ collection: 'tryout-days', data: { title: 'A day', day: `${day}T12:00:00.000Z`, state } })
  for (const [interval, isActive] of [
    ['13 days', true],
    ['15 days', true],
    ['13 days', false],
    ['-1 day', true],
  ] as const) {
    const { id } = await makeMember(pool(), { isActive })
    await pool().query(`UPDATE member_secrets SET code_expires_at = now() + $2::interval WHERE member_id = $1`, [
      id,
      interval,
    ])
  }
  for (const [kind, status] of [
    ['registration', 'failed'],
    ['account', 'failed'],
    ['registration', 'sent'],
  ] as const)
    await cms.create({
      collection: 'mails',
      data: { subject: 'Hi', to: 'a@example.org', text: 'Hi', language: 'en', kind, status },
    })
  const registrar = await staffAs('registrar')
  expect(await countsOf(registrar)).toMatchObject({ 'tryout-days': 1, codes: 1, mails: 1 })
  expect((await countsOf(await staffAs('admin'))).mails).toBe(2)
})

test('a tryout day is over from midnight in Arizona, not from midnight UTC', async () => {
  const data = { title: 'A day', day: '2026-07-01T12:00:00.000Z', state: 'open' } as const
  await (await payload()).create({ collection: 'tryout-days', data })
  const registrar = await staffAs('registrar')
  const countAt = async (now: string) =>
    (await countLists(registrar, new Date(now))).find(({ key }) => key === 'tryout-days')?.count
  expect(await countAt('2026-07-01T18:00:00-07:00')).toBe(0)
  expect(await countAt('2026-07-02T00:01:00-07:00')).toBe(1)
})

test('editors see the articles that are published within a week, each once', async () => {
  const cms = await payload()
  const begin = () => cms.create({ collection: 'posts', draft: true, data: {} as never, context })
  const [soon, later] = [await begin(), await begin()]
  const schedule = (value: string, days: number, type = 'publish') =>
    cms.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(Date.now() + days * 86_400_000),
      input: { type, doc: { relationTo: 'posts', value } } as never,
    })
  await schedule(soon.id, 2)
  await schedule(soon.id, 3)
  await schedule(later.id, 9)
  await schedule(later.id, 1, 'unpublish')
  expect(await countsOf(await staffAs('editor'))).toEqual({ scheduled: 1, 'named-pictures': 0 })
})

test('a number that cannot be loaded is shown as unknown, and does not affect the others', async () => {
  await pool().query('ALTER TABLE member_secrets RENAME TO member_secrets_away')
  try {
    const counts = await countsOf(await staffAs('registrar'))
    expect(counts).toMatchObject({ codes: null, mails: 0, 'tryout-days': 0 })
  } finally {
    await pool().query('ALTER TABLE member_secrets_away RENAME TO member_secrets')
  }
})
