import type { Page } from '@playwright/test'
import { save, type Content } from '../support/content'
import { expect, hydrated, test, revisit, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { ADA, LEO, LIBRARY, PLAN, makePlan } from '../support/plan'
import { expectEventually, reading } from '../support/eventually'
import { styled } from '../support/styled'

const DONE = 'Exercise marked as completed! Keep up the great work!'

async function open(page: Page, answers: Record<string, string> = ADA) {
  await visit(page, PLAN)
  await hydrated(page)
  await makePlan(page, answers)
}

function week(page: Page) {
  return page.getByRole('region', { name: 'This week' })
}

test('three training days have four rest days and thirteen things to do', async ({ page }) => {
  await open(page, { ...ADA, age: '20' })
  await expect(week(page).getByRole('listitem')).toHaveCount(7)
  await expect(week(page).getByText('Rest day', { exact: true })).toHaveCount(4)
  const checklist = page.getByRole('region', { name: 'Tick it off' })
  await expect(checklist.getByRole('heading', { level: 3 })).toHaveCount(7)
  await expect(checklist.getByRole('heading', { name: '(Recovery)' })).toHaveCount(4)
  await expect(checklist.getByRole('checkbox')).toHaveCount(13)
  await expect(checklist.getByRole('checkbox', { name: /^Day [1-7]: \S/ })).toHaveCount(13)
  await expect(page.getByText('0 of 13 done, 0%')).toBeVisible()
})

test('ticking fills the bar and shows praise once; unticking does not; Reset Week starts over', async ({ page }) => {
  await open(page)
  const bar = page.getByRole('progressbar', { name: 'Weekly progress' })
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  const boxes = page.getByRole('region', { name: 'Tick it off' }).getByRole('checkbox')
  await boxes.first().check()
  const toast = page.getByText(DONE)
  await expect(toast).toHaveCount(1)
  await expect(page.locator('[data-sonner-toaster][data-x-position=right]').getByText(DONE)).toBeVisible()
  await expect(bar).toHaveAttribute('aria-valuenow', '8')
  await expect(toast).toHaveCount(0, { timeout: 8_000 })
  await boxes.first().uncheck()
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await expect(toast).toHaveCount(0)
  for (const index of [0, 1, 2, 3, 4, 5, 6]) await boxes.nth(index).check()
  await expect(bar).toHaveAttribute('aria-valuenow', '54')
  await expect(week(page).getByLabel('done')).toHaveCount(2)
  await page.getByRole('button', { name: 'Reset Week' }).click()
  await expect(page.getByText('Weekly progress has been reset. Ready for a new week!')).toBeVisible()
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await expect(boxes.first()).not.toBeChecked()
})

test('the three lists of videos contact other sites only when a link is followed', async ({ page }) => {
  await open(page)
  const links = page.getByRole('link', { name: 'Watch Demo' })
  await expect(links).toHaveCount(9)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('too many days are accepted and explained, with one tap to reduce them', async ({ page }) => {
  await open(page, LEO)
  const advice = page.getByRole('note')
  await expect(advice).toContainText('6 days is a lot at 8.')
  await expect(advice).toContainText('keeps the 6 days you chose')
  await expect(week(page).getByText('Rest day', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Plan 5 days instead' }).click()
  await expect(week(page).getByText('Rest day', { exact: true })).toHaveCount(2)
  await expect(advice).toHaveCount(0)
  await page.getByRole('button', { name: '← Back to Form' }).click()
  await expect(page.locator('#trainingFrequency')).toHaveValue('5')
})

test('below 18 the goal to lose weight has another focus, which is no diet', async ({ page }) => {
  await open(page, { ...ADA, goal: 'loseWeight' })
  await expect(page.getByRole('region', { name: 'Focus' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByText(/feel fitter \(no dieting\)/).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/lose weight/i)
})

test('shows the note for players under 18, the doctor’s list and the disclaimer', async ({ page }) => {
  for (const [age, notes] of [
    ['17', 1],
    ['18', 0],
  ] as const) {
    await open(page, { ...ADA, age })
    await expect(page.getByText(/^For players under 18: show this plan/)).toHaveCount(notes)
    const stop = page.getByRole('region', { name: 'Stop and see a doctor' })
    await expect(stop.getByRole('listitem')).toHaveCount(7)
    await expect(stop).toContainText('not professional medical advice')
    await expect(stop.getByText('not made for pregnancy')).toHaveCount(1 - notes)
  }
})

test('the library shows what coaches change at once', async ({ page, request, baseURL }) => {
  await signInAs(page, 'coach')
  const query = '/api/exercises?where[title][equals]=Quick-feet%20ladder&depth=0'
  const answer = await page.request.get(query, { headers: { origin: baseURL! } })
  const { id } = ((await answer.json()) as { docs: Content[] }).docs[0]!
  const rename = (title: string) => save(page, 'exercises', id, { title, _status: 'published' }, baseURL!)
  try {
    await rename('Quick feet on a drawn ladder')
    await expectEventually(reading(request, LIBRARY), (shown) => shown.toContain('Quick feet on a drawn ladder'))
  } finally {
    await rename('Quick-feet ladder')
  }
  await expectEventually(reading(request, LIBRARY), (shown) => shown.toContain('Quick-feet ladder'))
})

test('missing equipment is replaced, and stays excluded', async ({ page }) => {
  await open(page)
  const checklist = page.getByRole('region', { name: 'Tick it off' })
  await expect(checklist).toContainText('a ball and a hoop')
  const gear = page.getByRole('group', { name: 'What do you have to train with?' })
  await expect(gear.getByRole('checkbox', { checked: true })).toHaveCount(7)
  for (const box of await gear.getByRole('checkbox').all()) await box.uncheck()
  await expect(checklist.getByRole('checkbox', { name: /^Day / })).toHaveCount(13)
  for (const dose of await checklist.locator(styled('dose')).allInnerTexts())
    expect(dose).not.toMatch(/a ball|hoop|cones|rope|band|mat or|weights/i)
  await page.getByRole('checkbox', { name: 'Keep this plan on this device' }).check()
  await revisit(page)
  await expect(gear.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: '← Back to Form' }).click()
  await makePlan(page, LEO)
  await expect(gear.getByRole('checkbox')).toHaveCount(6)
})

test('a demo link names its target, and a search is labeled as one', async ({ page }) => {
  await open(page)
  const videos = page.getByRole('region', { name: 'See how it is done' })
  await expect(videos.getByText('A search on youtube.com')).toHaveCount(9)
  await expect(videos).toContainText('nothing is loaded from there before that')
  for (const link of await videos.getByRole('link').all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  }
})
