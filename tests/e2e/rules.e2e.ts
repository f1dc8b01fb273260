import type { Page } from '@playwright/test'
import { registrationInput, tryoutInput } from '../support/factories'
import { REGISTRATION_CASES, TRYOUT_CASES, type RuleCase } from '../support/rule-cases'
import { expect, fill, hydrated, messageOf, test, visit } from '../support/site'

// Values that a browser form cannot send (numbers, lists, invisible characters) are tested in tests/int/bad-input.test.ts.
function isTypeable([, value]: RuleCase): boolean {
  return typeof value === 'string' && !/[^\P{C}]/u.test(value)
}

/** Enters one answer after the other and compares the message at the field. */
async function judge(page: Page, cases: RuleCase[]) {
  for (const [field, value, message] of cases) {
    const control = page.locator(`[name=${field}]`)
    if ((await control.evaluate((element) => element.tagName)) === 'SELECT') continue
    await control.fill(String(value))
    await control.blur()
    const displayedError = async () => ((await control.getAttribute('aria-invalid')) ? messageOf(page, field) : null)
    await expect
      .poll(displayedError, { message: `${field} = ${String(value).slice(0, 40)}`, intervals: [20, 50, 100] })
      .toBe(message)
  }
}

test('the tryout form validates each rule at its boundary in the browser, and sends nothing', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await visit(page, '/player-registration')
  await hydrated(page)
  await fill(page, tryoutInput())
  await judge(page, TRYOUT_CASES.filter(isTypeable))
  expect(posts).toEqual([])
})

test('the full form validates each rule at its boundary in the browser, and sends nothing', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await visit(page, '/player-registration?form=player')
  await hydrated(page)
  await fill(page, registrationInput())
  await judge(page, REGISTRATION_CASES.filter(isTypeable))
  expect(posts).toEqual([])
})
