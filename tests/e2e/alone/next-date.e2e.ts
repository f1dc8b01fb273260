import { findBySlug, save } from '../../support/content'
import { expectAccessible } from '../../support/accessible'
import { expectEventually, reading } from '../../support/eventually'
import { expect, test, visit } from '../../support/site'
import { signInAs } from '../../support/staff-session'

const DAY_MS = 24 * 60 * 60 * 1000

test('the home page shows the next practice in large letters once the calendar has one', async ({
  page,
  request,
  baseURL,
}) => {
  await visit(page, '/')
  await expect(page.getByRole('region', { name: 'Next on the floor' })).toHaveCount(0)
  await signInAs(page, 'coach')
  const event = await findBySlug(page, 'events', 'evening-practice')
  const day = (days: number) => new Date(Date.now() + days * DAY_MS - 7 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const first = day(2)
  const change = { start: `${first}T18:00:00-07:00`, end: `${first}T20:00:00-07:00`, weekdays: [], until: day(30) }
  await save(page, 'events', event.id, { ...change, exceptions: [], _status: 'published' }, baseURL!)
  await expectEventually(reading(request, '/'), (shown) => shown.toContain('Next on the floor'))

  await visit(page, '/')
  const next = page.getByRole('region', { name: 'Next on the floor' })
  const weekday = new Date(`${first}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })
  await expect(next).toContainText(`${weekday} 6 PM`)
  await expect(next.getByRole('link', { name: 'Evening practice' })).toHaveAttribute('href', '/events/evening-practice')
  await expect(page.getByRole('group', { name: 'How old is your player?' })).toContainText(`${weekday} 6–8 PM`)
  await expectAccessible(page)
})
