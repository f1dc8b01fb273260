import type { Page } from '@playwright/test'
import type pg from 'pg'
import { makeMember } from '../../support/members'
import { expect, hydrated, test, visit } from '../../support/site'

// The rate limit blocks the address of this machine until a test ends.
async function forget(db: pg.Pool): Promise<void> {
  await db.query("DELETE FROM rate_limits WHERE key LIKE 'wrong:%'")
}
test.beforeEach(({ db }) => forget(db))
test.afterEach(({ db }) => forget(db))

/** Tries ten wrong codes, each from another address, and a valid one; returns all statuses. */
function attemptElevenTimes(page: Page, right: string): Promise<number[]> {
  return page.evaluate(async (code) => {
    const found: number[] = []
    for (const accessCode of [...Array.from({ length: 10 }, (_, index) => `WRONG${index}`), code]) {
      const spoofed = `203.0.113.${found.length}`
      const { status } = await fetch('/members/sign-in/code', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': spoofed, 'x-fullcourt-client': spoofed },
        body: JSON.stringify({ accessCode }),
      })
      found.push(status)
    }
    return found
  }, right)
}

test('solves the proof of work in the background after too many wrong codes, with a script from our own host', async ({
  page,
  db,
  baseURL,
}) => {
  const { code } = await makeMember(db)
  await visit(page, '/login')
  expect(await attemptElevenTimes(page, code)).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  await hydrated(page)
  await page.locator('[name=accessCode]').fill(code)
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(request.url()))
  const problems: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
  await page.getByRole('button', { name: 'Enter film room' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'we check that no machine is at work' })).toBeVisible()
  await expect(page).toHaveURL('/film-room')
  expect(loaded.some((url) => url.endsWith('.js'))).toBe(true)
  expect(loaded.filter((url) => !url.startsWith(baseURL!))).toEqual([])
  expect(problems.filter((text) => text.includes('Content Security Policy'))).toEqual([])

  // The device is known from now on: no proof of work is required, although the address is still rate-limited.
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await hydrated(page)
  await page.locator('[name=accessCode]').fill(code)
  const answer = page.waitForResponse('/members/sign-in/code')
  await page.getByRole('button', { name: 'Enter film room' }).click()
  expect((await answer).status()).toBe(200)
})

test('without JavaScript the page says what to do, and preserves the redirect target', async ({
  browser,
  db,
  baseURL,
}) => {
  const { code } = await makeMember(db)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  const later = Date.now() + 900_000
  await db.query("INSERT INTO rate_limits (key, points, expire) VALUES ('wrong:code', 10000, $1)", [later])
  await page.goto('/login?next=%2Ffilm-room%2Fhelp-side')
  await page.locator('[name=accessCode]').fill(code)
  await page.getByRole('button', { name: 'Enter film room' }).click()
  const said = page.getByRole('alert').filter({ hasText: 'switch it on and try again, or wait 15 minutes' })
  await expect(said).toContainText('ask your coach or our office')
  await expect(page.locator('[name=next]')).toHaveValue('/film-room/help-side')
  await context.close()
})
