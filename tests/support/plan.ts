import { expect, type Page } from '@playwright/test'
import { fill } from './site'

export const PLAN = '/performance-tracker'
export const LIBRARY = '/performance-tracker/library.json'

/** A teenager whose plan shows everything. */
export const ADA = {
  name: 'Ada',
  age: '15',
  gender: 'female',
  feet: '5',
  inches: '10',
  weight: '150',
  position: 'guard',
  trainingFrequency: '3',
  goal: 'all',
}

/** A child: the numbers are collapsed and an adult is present. */
export const LEO = {
  name: 'Leo',
  age: '8',
  gender: 'male',
  feet: '4',
  inches: '2',
  weight: '58',
  position: 'none',
  trainingFrequency: '6',
  goal: 'loseWeight',
}

/** Fills in the form, ticks the box that young players need, and waits for the plan. */
export async function makePlan(page: Page, answers: Record<string, string>) {
  await layOutAtOnce(page)
  await fill(page, answers)
  if (Number(answers.age) < 13) await page.getByRole('checkbox', { name: 'A grown-up is with me' }).check()
  await page.getByRole('button', { name: 'GET MY TRAINING PLAN' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: answers.name ? `${answers.name}’s plan` : 'Your plan' }),
  ).toBeFocused()
}

/**
 * Disables lazy layout of the plan, also after a reload: parts are laid out when they are scrolled into view and shift the
 * content below. Playwright scrolls and clicks within milliseconds, so its click could miss; a person's would not.
 */
async function layOutAtOnce(page: Page): Promise<void> {
  await page.addInitScript(layOut)
  await page.evaluate(layOut)
}

function layOut(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-sheets] * { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}
