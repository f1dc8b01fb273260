import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { watchCache } from '../../runtime/next/testing/cached-tags'
import { findEventDate } from '@/features/events/server/event-date'
import { datesOf, findMonth, listComingAndRecent } from '@/features/events/server/queries'
import { findPublicPlayer, listPublicPlayers } from '@/features/people/server/squads/queries'
import { listDocumentPages, listTextPages } from '@/features/site/server/pages'
import { findJerseyCard, findPicturedParent, findShareCard } from '@/features/site/server/share-cards'
import { paths } from '@/lib/paths'
import { pool } from '@/server/database/pool'
import { practice } from '../support/events'
import { freshDatabase, payload } from './support'

freshDatabase('demo')

const context = { disableRevalidate: true }
const SLUG = 'open-tryout'
const [NOW, FIRST, SECOND] = [new Date('2027-01-02T18:00:00Z'), '2027-01-04', '2027-01-08']

async function makeEvent(change: object) {
  const { slug: _slug, uid: _uid, sequence: _sequence, isCancelled: _no, divisions: _all, ...facts } = practice()
  const data = { ...facts, exceptions: [], description: 'Words.', _status: 'published', ...change }
  return (await payload()).create({ collection: 'events', data: data as never, context })
}

let cache: ReturnType<typeof watchCache>
afterAll(() => cache.close())

beforeAll(async () => {
  cache = watchCache()
  await pool().query('TRUNCATE events CASCADE')
  await makeEvent({ title: 'Open tryout', slug: SLUG, registrationHref: '/tryout-registration' })
  await makeEvent({ title: 'Evening practice', slug: 'evening-practice' })
  await makeEvent({ title: 'Secret camp', slug: 'secret-camp', _status: 'draft' })
})

describe('a date that families can sign up for', () => {
  test('is described in full', async () => {
    expect(await findEventDate(SLUG, SECOND, NOW)).toEqual({
      slug: SLUG,
      day: SECOND,
      title: 'Open tryout',
      weekday: 'Fri',
      when: 'January 8, 6–8 PM',
      place: 'Main gym, 100 Sample Way, Surprise, AZ',
      summary: 'Open tryout, Friday, January 8, 6–8 PM, Main gym, 100 Sample Way, Surprise, AZ',
      path: paths.eventDay(SLUG, SECOND),
      isOpen: true,
    })
  })

  test.each([
    ['a day without the event', SLUG, '2027-01-05'],
    ['an event without sign-ups', 'evening-practice', FIRST],
    ['an unknown event', 'no-event', FIRST],
    ['a draft', 'secret-camp', FIRST],
  ])('is not %s', async (_what, slug, day) => {
    expect(await findEventDate(slug, day, NOW)).toBeNull()
  })

  test('is closed when it is over or canceled', async () => {
    const isOpen = async (day: string, now: Date) => (await findEventDate(SLUG, day, now))!.isOpen
    expect(await isOpen(FIRST, new Date('2027-01-05T03:30:00Z'))).toBe(false)
    expect(await isOpen(SECOND, new Date('2027-01-05T03:30:00Z'))).toBe(true)
    const exceptions = [{ date: `${SECOND}T12:00:00.000Z`, kind: 'cancelled' }]
    await makeEvent({ title: 'Canceled', slug: 'canceled', registrationHref: '/tryout-registration', exceptions })
    expect((await findEventDate('canceled', SECOND, NOW))!.isOpen).toBe(false)
  })
})

describe('the calendar', () => {
  test('shows a month with its neighbors, up to its limits', async () => {
    const month = (await findMonth('2027-01', NOW))!
    expect(month).toMatchObject({ month: '2027-01', previous: '2026-12', next: '2027-02', today: '2027-01-02' })
    expect(month.occurrences.filter(({ event }) => event.slug === SLUG).map(({ day }) => day)).toHaveLength(8)
    expect(await findMonth('2026-01', NOW)).toMatchObject({ previous: null, next: '2026-02' })
    expect(await findMonth('2028-07', NOW)).toMatchObject({ previous: '2028-06', next: null })
    for (const outside of ['2025-12', '2028-08', 'soon']) expect(await findMonth(outside, NOW)).toBeNull()
  })

  test('shows the next date that takes place first, and the last one when all are over', () => {
    const exceptions = [{ day: FIRST, kind: 'cancelled' as const, note: null }]
    const dayOf = (change: object, now = NOW) => {
      const { date, isOver, coming } = datesOf(practice(change), now)
      return [date.day, isOver, coming[0]?.day]
    }
    expect(dayOf({})).toEqual([FIRST, false, FIRST])
    expect(dayOf({ exceptions })).toEqual([SECOND, false, FIRST])
    expect(dayOf({ until: FIRST, exceptions })).toEqual([FIRST, false, FIRST])
    expect(dayOf({}, new Date('2027-06-01T18:00:00Z'))).toEqual(['2027-05-28', true, undefined])
  })

  test('separates what is coming from what is over, the latest first', async () => {
    const { coming, recent } = await listComingAndRecent(new Date('2027-01-09T18:00:00Z'))
    const days = (list: typeof coming) => list.filter(({ event }) => event.slug === SLUG).map(({ day }) => day)
    expect(days(coming)[0]).toBe('2027-01-11')
    expect(days(recent)).toEqual([SECOND, FIRST])
  })
})

describe('the pages of the site', () => {
  test('have the title and the lede at their top', async () => {
    const pages = await listTextPages()
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([paths.home, paths.about, paths.contact]))
    expect(pages.every(({ title, updatedAt }) => title.trim() !== '' && updatedAt !== null)).toBe(true)
    expect(pages.find(({ path }) => path === paths.contact)?.lede).toEqual(expect.any(String))
  })

  test('of documents have a label that tells them apart; drafts have none', async () => {
    const documents = await listDocumentPages()
    const labelOf = (path: string) => documents.find((page) => page.path === path)?.label
    expect(labelOf(paths.event(SLUG))).toBe('Monday, January 4')
    expect(documents.find(({ path }) => path === paths.event('secret-camp'))).toBeUndefined()
    const labels = (start: string) => documents.filter(({ path }) => path.startsWith(start)).map(({ label }) => label)
    expect(labels('/locations/').every((label) => label?.endsWith(' to the gym'))).toBe(true)
    expect(labels('/media/').every((label) => /^\w+ \d+, \d{4}$/.test(label ?? ''))).toBe(true)
    expect(labels('/blog/').every((label) => (label ?? '') !== '')).toBe(true)
    const cities = documents.filter(({ path }) => path.startsWith('/locations/'))
    expect(cities.length).toBeGreaterThan(2)
    expect(cities.every(({ title }) => !title.includes('{'))).toBe(true)
  })

  test('have a picture for previews of links, and those below them the picture of their parent', async () => {
    expect(await findShareCard(paths.home)).toMatchObject({ isHome: true })
    expect(await findShareCard(paths.event(SLUG))).toMatchObject({
      title: 'Open tryout',
      label: 'Monday, January 4',
      isHome: false,
    })
    expect(await findShareCard(paths.playerRegistration)).toMatchObject({ title: 'Tryout registration' })
    for (const path of ['/no-page', paths.event('secret-camp'), '/admin']) expect(await findShareCard(path)).toBeNull()
    expect(await findPicturedParent(`${paths.events}/month/2027-01`)).toBe(paths.events)
    expect(await findPicturedParent('/no-page/at-all')).toBeNull()
  })

  test('of players have a jersey, as far as the public sees them', async () => {
    const { rows } = await pool().query<{ slug: string }>(
      `SELECT public_slug AS slug FROM players WHERE publication = 'initial' AND deleted_at IS NULL
       AND allowed_publication(id) <> 'hidden' LIMIT 1`,
    )
    const { slug } = rows[0]!
    expect(await findJerseyCard(`/player/${slug}`)).toMatchObject({ name: expect.stringMatching(/ \w\.$/) as string })
    for (const path of [`/player/${slug}/more`, `/players/${slug}`, '/player/', '/player/no-body'])
      expect(await findJerseyCard(path)).toBeNull()
  })

  test('of players are found by their address and by the name that the public sees', async () => {
    const last = (await listPublicPlayers()).at(-1)!
    expect(await findPublicPlayer(last.slug)).toEqual(last)
    expect((await findPublicPlayer(last.name))?.name).toBe(last.name)
    for (const unknown of ['no-body', 'No B.']) expect(await findPublicPlayer(unknown)).toBeNull()
  })
})
