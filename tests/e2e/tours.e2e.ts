import type { Page } from '@playwright/test'
import { tourInput } from '../support/factories'
import { expectAccessible } from '../support/accessible'
import { expect, expectMessage, fill, hydrated, test, visit } from '../support/site'
import { queryMails } from '../support/mails'

type Slots = { slots: { day: string; time: string; at: string }[] }

function main(page: Page) {
  return page.getByRole('main')
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Request a tour' }).click()
}

function tourWithoutTime(change: Record<string, unknown> = {}) {
  const { time: _time, ...values } = tourInput(change)
  return values
}

test.describe('the tour form', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/funding-deck#tour')
    await hydrated(page)
  })

  test('has five fields, the last of them a date', async ({ page }) => {
    const controls = page.getByRole('form', { name: 'Tour request' }).locator('input:not([name=website])')
    expect(await controls.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('type')))).toEqual([
      'text',
      'email',
      'tel',
      'text',
      'date',
    ])
    for (const label of ['Name', 'Email', 'Phone', 'Company', 'Preferred date']) {
      await expect(page.getByLabel(label, { exact: false }).first()).toBeVisible()
    }
  })

  test('shows missing answers and dates in the past', async ({ page }) => {
    await send(page)
    await expect(main(page).getByRole('alert')).toBeFocused()
    await expect(main(page).getByRole('alert').getByRole('link')).toHaveText([
      'Name is required',
      'Email is required',
      'Preferred date is required',
    ])
    await expectAccessible(page)
    await fill(page, tourWithoutTime({ email: 'nonsense', date: '2020-01-01' }))
    await send(page)
    await expect(main(page).getByRole('alert').getByRole('link')).toHaveText([
      'Invalid email address',
      'Preferred date: Date must be today or later',
    ])
    await expectMessage(page, 'date', 'Date must be today or later')
  })

  test('stores a request, confirms it and offers an empty form for another one', async ({ page, db }) => {
    const name = `Lou Visitor${Date.now()}`
    await fill(page, tourWithoutTime({ name }))
    await send(page)
    await expect(page.getByRole('heading', { name: 'Request Received' })).toBeFocused()
    await expect(page.getByRole('form', { name: 'Tour request' })).toHaveCount(0)
    await expectAccessible(page)
    const { rows } = await db.query('SELECT * FROM tour_requests WHERE name = $1', [name])
    expect(rows).toMatchObject([{ company: 'Sample Partners', date: '2099-06-02', status: 'pending', slot_at: null }])
    await page.getByRole('button', { name: 'Schedule Another Tour' }).click()
    for (const field of Object.keys(tourWithoutTime())) await expect(page.locator(`#${field}`)).toHaveValue('')
    await expect(page.locator('#name')).toBeFocused()
    await fill(page, tourWithoutTime({ name: `${name} again` }))
    await send(page)
    await expect(page.getByRole('heading', { name: 'Request Received' })).toBeVisible()
  })

  test('keeps all input when the server fails, and shows an error', async ({ page }) => {
    await page.route('**/forms/tour', (route) => route.abort())
    await fill(page, tourWithoutTime())
    await send(page)
    await expect(page.getByText('There was a problem sending your request. Please try again.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Request Received' })).toHaveCount(0)
    for (const [field, value] of Object.entries(tourWithoutTime()))
      await expect(page.locator(`#${field}`)).toHaveValue(String(value))
  })

  test('offers the free times of a day; a time that was just taken shows a message with the next ones', async ({
    page,
    db,
  }) => {
    const { slots } = (await (await page.request.get('/forms/tour/times')).json()) as Slots
    const slot = slots.at(-1)!
    const name = `Lou Late${Date.now()}`
    await fill(page, tourWithoutTime({ name, date: slot.day }))
    const times = page.getByRole('group', { name: 'Time (Arizona)' })
    await times.locator(`input[value="${slot.time}"]`).check()
    const rival = await page.request.post('/forms/tour', {
      data: tourInput({ name: `Rival${Date.now()}`, date: slot.day, time: slot.time }),
    })
    expect(rival.status()).toBe(201)
    await send(page)
    await expect(main(page).getByRole('alert')).toContainText(/Someone has just taken this time\. Still free: /)
    expect((await db.query('SELECT 1 FROM tour_requests WHERE name = $1', [name])).rowCount).toBe(0)
    await expect(times.locator(`input[value="${slot.time}"]`)).toHaveCount(0)
  })
})

test('a day without set times offers the next ones as buttons, and a closed day is not offered', async ({ page }) => {
  await visit(page, '/funding-deck#tour')
  await hydrated(page)
  const { slots } = (await (await page.request.get('/forms/tour/times')).json()) as Slots
  const first = Date.parse(slots[0]!.day)
  const days = Array.from({ length: 7 }, (_, shift) => new Date(first + shift * 86_400_000).toISOString().slice(0, 10))
  const free = days.find((day) => new Date(day).getUTCDay() !== 0 && slots.every((slot) => slot.day !== day))!
  const sunday = days.find((day) => new Date(day).getUTCDay() === 0)!
  await fill(page, tourWithoutTime({ date: free }))
  await expect(main(page).locator('#time')).toContainText('No set times on this day.')
  const next = main(page).locator('#time').getByRole('button')
  await next.first().click()
  await expect(main(page).locator('#date')).toHaveValue(slots.find((slot) => slot.day >= free)!.day)
  await expect(main(page).locator('input[name=time]:checked')).toHaveCount(1)
  await fill(page, { date: sunday })
  await expect(main(page).locator('#time')).toContainText('We are closed on Sundays.')
  await send(page)
  await expect(main(page).getByRole('alert')).toContainText('We are closed on Sundays.')
})

test('the private link of the mail moves a visit, serves its calendar file and cancels it', async ({ page, db }) => {
  const { slots } = (await (await page.request.get('/forms/tour/times')).json()) as Slots
  const [slot, other] = [slots[0]!, slots[1]!]
  const sent = await page.request.post('/forms/tour', { data: tourInput({ date: slot.day, time: slot.time }) })
  const { reference } = (await sent.json()) as { reference: string }
  const { rows } = await queryMails(db, `SELECT text FROM mails WHERE reference = $1 AND kind = 'tour-visitor'`, [
    reference,
  ])
  const links = rows[0].text.match(/\/tours\/\S+/g) as string[]
  expect(links).toHaveLength(2)
  const file = await page.request.get(links[1]!)
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain(`DTSTART:${slot.at.replaceAll(/[-:]|\.000/g, '')}`)
  await visit(page, links[0]!)
  await expectAccessible(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.locator(`input[value="${other.at}"]`).check()
  await page.getByRole('button', { name: 'Move the visit' }).click()
  await expect(main(page)).toContainText('Your visit has moved.')
  expect(await (await page.request.get(links[1]!)).text()).toContain('SEQUENCE:1')
  const { rows: moved } = await db.query('SELECT slot_at FROM tour_requests WHERE reference = $1', [reference])
  expect(moved[0].slot_at.toISOString()).toBe(other.at)
  await page.getByRole('button', { name: 'Cancel the visit' }).click()
  await expect(main(page)).toContainText('Your visit is canceled.')
  expect((await page.request.get(links[1]!)).status()).toBe(404)
  await visit(page, `${links[0]!}?done=constructor`)
  await expect(main(page)).toContainText('Your visit is canceled.')
  expect((await page.request.get(links[0]!.replace(/\w{10}$/, '0000000000'))).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a rejected request returns with every answer and is then sent', async ({ page, db }) => {
    const name = `Lou Noscript${Date.now()}`
    await visit(page, '/funding-deck')
    await fill(page, tourWithoutTime({ name, email: 'nonsense' }))
    await send(page)
    await expect(page).toHaveURL('/forms/tour/again')
    await expect(main(page).getByRole('alert')).toContainText('Invalid email address')
    await expect(page.locator('#date')).toHaveValue('2099-06-02')
    await page.locator('#email').fill('lou.visitor@example.org')
    await send(page)
    await expect(page.getByRole('heading', { name: 'Request Received' })).toBeVisible()
    expect((await db.query('SELECT 1 FROM tour_requests WHERE name = $1', [name])).rowCount).toBe(1)
  })
})
