import type { Page } from '@playwright/test'
import { PAGES } from '../../scripts/lib/pages.mjs'
import { registrationInput, tryoutInput } from '../support/factories'
import { expectAccessible } from '../support/accessible'
import { expectFitsNow } from '../support/content'
import { both, expect, fill, hydrated, tabTo, test, visit } from '../support/site'

const PHONE = { width: 390, height: 844 }

/** Loading the pages one after the other in the same tab takes half as long as a new browser for each. */
const PAGES_A_TEST = 8

type State = { name: string; path: string; reach: (page: Page) => Promise<void> }

/** Pages whose layout depends on their content. */
const VARIANTS = [
  '/player/suri-i',
  '/locations/scottsdale-basketball',
  '/blog/topic/nutrition',
  '/blog/film-habits',
  '/search?q=practice',
  '/search?q=zzzzqqq',
]

const STATES: State[] = [
  { name: 'tryout with problems', path: '/player-registration', reach: press('Register for Tryouts') },
  { name: 'tryout stored', path: '/player-registration', reach: sendTryout },
  { name: 'registration with problems', path: '/player-registration?form=player', reach: press('Send registration') },
  { name: 'application with problems', path: '/advanced-academy', reach: press('Send application') },
  { name: 'pledge with problems', path: '/fundraiser', reach: press('Make this pledge') },
  { name: 'sponsor inquiry with problems', path: '/sponsors', reach: press('Send inquiry') },
  { name: 'contact with problems', path: '/', reach: press('Send message') },
]

function inGroups(paths: readonly string[]): string[][] {
  const count = Math.ceil(paths.length / PAGES_A_TEST)
  return Array.from({ length: count }, (_, group) => paths.slice(group * PAGES_A_TEST, (group + 1) * PAGES_A_TEST))
}

function press(name: string) {
  return async (page: Page) => {
    await hydrated(page)
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  }
}

async function sendTryout(page: Page) {
  await hydrated(page)
  await fill(page, tryoutInput({ playerLastName: `Axe${Math.random()}` }))
  await page.getByRole('button', { name: 'Register for Tryouts' }).click()
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible()
}

for (const paths of inGroups([...PAGES, ...VARIANTS])) {
  test(`${paths.join(', ')}: no accessibility violation and no horizontal scrolling, on a phone and on a desktop`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.setViewportSize(PHONE)
      await visit(page, path)
      await expectFitsNow(page)
    }
  })
}

for (const { name, path, reach } of STATES) {
  test(`${name} has no accessibility violation and no horizontal scrolling, on a phone and on a desktop`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await visit(page, path)
    await reach(page)
    await expectFitsNow(page)
  })
}

test('the open side menu has no accessibility violation', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/')
  await page.getByRole('button', { name: /menu/i }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('completes the tryout form by keyboard alone', both, async ({ page }) => {
  await visit(page, '/player-registration')
  await hydrated(page)
  for (const [name, value] of Object.entries(
    tryoutInput({ playerLastName: `Keys${Date.now()}` }) as Record<string, string>,
  )) {
    await tabTo(page, name)
    await page.keyboard.type(name === 'playerGrade' ? '5th' : value)
  }
  await tabTo(page, 'Register for Tryouts')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible()
})

test('completes the full form by keyboard alone', async ({ page }) => {
  await visit(page, '/player-registration?form=player')
  await hydrated(page)
  const { positions, ...values } = registrationInput({ lastName: `Keys${Date.now()}` })
  const names = await page
    .locator('main form [name]:not([name=website])')
    .evaluateAll((controls) => [...new Set(controls.map((control) => control.getAttribute('name')!))])
  for (const name of names) {
    await tabTo(page, name)
    if (name === 'positions') await page.keyboard.press('Space')
    else await page.keyboard.type(String((values as Record<string, unknown>)[name] ?? ''))
  }
  expect(positions).toContain('Point Guard')
  await tabTo(page, 'Send registration')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'REGISTRATION COMPLETE' })).toBeVisible()
})
