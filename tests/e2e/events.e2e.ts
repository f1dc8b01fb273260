import { expectFits, expectFitsNow, findBySlug, readText, save, type Content } from '../support/content'
import { expectDateKept } from '../support/sign-up'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { expectEventually, reading } from '../support/eventually'
import { styled } from '../support/styled'

// The tests of this file change the same calendar and albums and restore them, so they run one after another.
test.describe.configure({ mode: 'serial' })

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the calendar day this many days from today, in Arizona. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS - 7 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** Returns a time of a day in the academy's time zone. */
function at(day: string, time: string): string {
  return `${day}T${time}:00-07:00`
}

for (const path of ['/events', '/media'])
  test(`${path} shows “coming soon” while nothing is published`, async ({ page }) => {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/coming soon/i)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Register a player' })).toHaveAttribute('href', '/player-registration')
    await expect(main.locator('a[href="/contact"]')).toHaveCount(1)
    expect(await main.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(3)
  })

test('drafts appear nowhere, and unknown addresses are not found', async ({ request }) => {
  const missing = ['/events/winter-tryout-2027', '/events/winter-tryout-2027/event.ics', '/media/first-steps']
  for (const path of [...missing, '/events/no-such', '/events/month/2026-13', '/events/month/1999-01', '/events/month'])
    expect((await request.get(path)).status(), path).toBe(404)
  const feed = await readText(request, '/events/calendar.ics')
  expect(feed).toContain('BEGIN:VCALENDAR')
  expect(feed).not.toContain('BEGIN:VEVENT')
})

test('an empty month shows a message and links to its neighbors', async ({ page }) => {
  const month = dayFromNow(0).slice(0, 7)
  await visit(page, `/events/month/${month}`)
  await expect(page.getByRole('main')).toContainText('No events this month.')
  await expect(page.getByRole('navigation', { name: 'Months' }).getByRole('link')).toHaveCount(2)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectFitsNow(page)
})

test('staff see the problem with an event’s time', async ({ page, baseURL }) => {
  await signInAs(page, 'coach')
  const day = dayFromNow(10)
  const event = {
    title: 'Wrong',
    type: 'other',
    slug: 'wrong',
    place: { name: 'Gym' },
    start: at(day, '18:00'),
    end: at(day, '17:00'),
    repeat: 'weekly',
    until: dayFromNow(5),
    exceptions: [{ date: dayFromNow(11), kind: 'skipped' }],
    _status: 'published',
  }
  const answer = await page.request.post('/api/events', { headers: { origin: baseURL! }, data: event })
  expect(answer.status()).toBe(400)
  const body = await answer.text()
  for (const message of [
    'The end must be after the start.',
    'The last day must be after the first date.',
    'The event does not take place on',
  ]) {
    expect(body).toContain(message)
  }
})

test.describe('a published practice', () => {
  let event: Content
  const first = dayFromNow(7)
  const second = dayFromNow(14)
  const third = dayFromNow(21)
  const month = first.slice(0, 7)

  test('appears in the list, in its months and in the feed', async ({ page, request, baseURL }) => {
    await signInAs(page, 'coach')
    event = await findBySlug(page, 'events', 'evening-practice')
    const change = {
      start: at(first, '18:00'),
      end: at(first, '20:00'),
      weekdays: [],
      until: third,
      exceptions: [{ date: second, kind: 'cancelled', note: 'The gym is closed.' }],
      _status: 'published',
    }
    await save(page, 'events', event.id, change, baseURL!)
    await expectEventually(reading(request, '/events'), (shown) => shown.toContain('Evening practice'))

    await visit(page, '/events')
    const rows = page.getByRole('main').locator(styled('row'))
    await expect(rows.first()).toContainText('6–8 PM')
    await expect(rows.first()).toContainText('Main gym')
    await expect(rows.first()).toContainText('Everyone')
    const cancelled = rows.filter({ hasText: 'Canceled' })
    await expect(cancelled).toHaveCount(1)
    await expect(cancelled.locator('h3 s')).toHaveText('Evening practice')
    await expect(cancelled).toContainText('The gym is closed.')
    await expectFitsNow(page)

    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Month' }).click()
    await expect(page).toHaveURL(`/events/month/${month}`)
    await expect(page.getByRole('columnheader', { includeHidden: true })).toHaveCount(7)
    const cell = page.getByRole('cell').filter({ has: page.locator(`time[datetime="${first}"]`) })
    await expect(cell.getByRole('link')).toContainText('Evening practice')
    await expectFitsNow(page)
  })

  test('has a page with its next dates', async ({ page }) => {
    await visit(page, '/events/evening-practice')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evening practice')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events')
    const dates = page.getByRole('region', { name: 'Next dates' }).getByRole('listitem')
    await expect(dates).toHaveCount(3)
    await expect(dates.nth(1).locator('s time')).toHaveAttribute('datetime', second)
    await expect(dates.nth(1)).toContainText('The gym is closed.')
    const file = page.getByRole('link', { name: 'Add to calendar' })
    await expect(file).toHaveAttribute('href', '/events/evening-practice/event.ics')
    await expectFitsNow(page)

    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [eventData] = data.map((text) => JSON.parse(text)).filter((one) => one['@type'] === 'Event')
    expect(eventData).toMatchObject({
      name: 'Evening practice',
      startDate: `${first}T18:00:00-07:00`,
      endDate: `${first}T20:00:00-07:00`,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Main gym' },
    })
  })

  test('takes a sign-up, shown in the form, the card, the mail and the entry', async ({ page, db, baseURL }) => {
    await signInAs(page, 'coach')
    await save(page, 'events', event.id, { registrationHref: '/tryout-registration' }, baseURL!)
    await expectDateKept(page, db, first)
  })

  test('can be added to a calendar, its canceled date included', async ({ request, baseURL }) => {
    for (const path of ['/events/evening-practice/event.ics', '/events/calendar.ics']) {
      const answer = await request.get(path)
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      const lines = (await answer.text()).replace(/\r\n /g, '').split('\r\n')
      const start = first.replaceAll('-', '')
      expect(lines).toContain(`DTSTART;TZID=America/Phoenix:${start}T180000`)
      expect(lines).toContain(`RECURRENCE-ID;TZID=America/Phoenix:${second.replaceAll('-', '')}T180000`)
      expect(lines).toContain('STATUS:CANCELLED')
      expect(lines).toContain(`URL;VALUE=URI:${new URL('/events/evening-practice', baseURL).href}`)
      expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(2)
      expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(1)
    }
  })

  test('keeps its UID and counts its changes; ignores values that staff send', async ({ page, baseURL }) => {
    await signInAs(page, 'coach')
    const before = await findBySlug(page, 'events', 'evening-practice')
    await save(page, 'events', event.id, { description: 'Words only.', uid: 'x', sequence: 99 }, baseURL!)
    const reworded = await findBySlug(page, 'events', 'evening-practice')
    expect([reworded.uid, reworded.sequence]).toEqual([before.uid, before.sequence])
    await save(page, 'events', event.id, { cancelled: true, cancelNote: 'Everyone is ill.' }, baseURL!)
    const cancelled = await findBySlug(page, 'events', 'evening-practice')
    expect([cancelled.uid, cancelled.sequence]).toEqual([before.uid, (before.sequence as number) + 1])
    await visit(page, '/events/evening-practice')
    await expect(page.getByRole('main')).toContainText('This event will not take place.')
    await expect(page.getByRole('main')).toContainText('Everyone is ill.')
    await expectFitsNow(page)
  })

  test('disappears when it is unpublished', async ({ page, request, baseURL }) => {
    await signInAs(page, 'coach')
    const { start, end, weekdays, until, exceptions, description } = event
    const closed = { registrationHref: null, cancelled: false, cancelNote: null, _status: 'draft' }
    const data = { start, end, weekdays, until, exceptions, description, ...closed }
    await save(page, 'events', event.id, data, baseURL!)
    await expectEventually(reading(request, '/events'), (shown) => shown.toMatch(/coming soon/i))
    expect((await request.get('/events/evening-practice')).status()).toBe(404)
    expect(await readText(request, '/events/calendar.ics')).not.toContain('BEGIN:VEVENT')
  })
})

test('an album appears with its pictures and captions, and disappears again', async ({ page, request, baseURL }) => {
  await signInAs(page, 'editor')
  const album = await findBySlug(page, 'albums', 'first-steps')
  await save(page, 'albums', album.id, { _status: 'published' }, baseURL!)
  await expectEventually(reading(request, '/media'), (shown) => shown.toContain('First steps'))
  await visit(page, '/media')
  await page
    .getByRole('main')
    .getByRole('link', { name: /First steps.*3 pictures/ })
    .click()
  await expect(page).toHaveURL('/media/first-steps')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps')
  await expect(page.getByRole('main')).toContainText('November 7, 2026')
  const figures = page.getByRole('main').getByRole('figure')
  await expect(figures).toHaveCount(3)
  await expect(figures.first().getByRole('img')).toHaveAttribute('alt', /.{10,}/)
  await expect(figures.first()).toContainText('Low, and with the eyes up.')
  const picture = await request.get((await figures.first().getByRole('link').getAttribute('href'))!)
  expect(picture.headers()['content-type']).toContain('image/')
  await expectFitsNow(page)
  await expectFits(page, '/media')
  await save(page, 'albums', album.id, { _status: 'draft' }, baseURL!)
  await expectEventually(reading(request, '/media'), (shown) => shown.toMatch(/coming soon/i))
  expect((await request.get('/media/first-steps')).status()).toBe(404)
})
