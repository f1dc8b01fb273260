import { expect, type BrowserContext, type Page, type Response } from '@playwright/test'
import { isReady } from '../../runtime/next/testing/ready'
import { environmentTest } from './environment'
import { waitBeforeClicks } from './hydration'
import { lastServerErrors } from './logins'
import { logRequests } from './request-log'

/** Playwright's test with its own environment. Pages must not log errors, request other hosts or violate their policy. */
export const test = environmentTest.extend<{ noticed: string[] }>({
  noticed: async ({}, provide) => provide([]),
  page: async ({ page, baseURL, context, noticed, reuseContext, javaScriptEnabled }, provide, testInfo) => {
    if (reuseContext) {
      await forgetTheRest(context)
      if (javaScriptEnabled) await waitBeforeClicks(context)
    }
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(baseURL!) && !/^(data|blob):/.test(url)) noticed.push(`Request to another host: ${url}`)
    })
    page.on('pageerror', (error) => noticed.push(`Script error: ${error.message}`))
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) noticed.push(message.text())
    })
    if (javaScriptEnabled) await page.addInitScript(logPolicyViolations)
    const requests = logRequests(page)
    await provide(page)
    if (testInfo.status !== testInfo.expectedStatus) {
      process.stdout.write(`\n${testInfo.title}: last requests\n${requests()}\n${lastServerErrors()}\n`)
    }
    expect(noticed).toEqual([])
  },
})

export { expect }

// Runs in the browser. A script that catches the error of a violation hides it from the console.
function logPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`),
  )
}

// Playwright reuses the context of the previous test and resets everything except these settings.
async function forgetTheRest(context: BrowserContext): Promise<void> {
  await context.clearPermissions()
  await context.setOffline(false)
}

/** Marks a test that also runs in Firefox: `test('...', both, ...)`. */
export const both = { tag: '@firefox' }

/** Marks a test that `npm run test:quick` runs after any change: `test('...', smoke, ...)`. */
export const smoke = { tag: '@smoke' }

/** Opens an address and waits until the page responds to clicks and keys, which the load event does not guarantee. */
export async function visit(page: Page, path: string, options?: Parameters<Page['goto']>[1]): Promise<Response | null> {
  const response = await page.goto(path, options)
  await ready(page)
  return response
}

/** Reloads the page; see visit. */
export async function revisit(page: Page): Promise<void> {
  await page.reload()
  await ready(page)
}

/** Waits until the current page responds to clicks and keys, for pages that reload themselves. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(isReady)
}

/** Fills in controls by their names in the specification. */
export async function fill(page: Page, values: Record<string, unknown>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) {
      for (const one of value as string[]) await page.locator(`input[name="${name}"][value="${one}"]`).check()
      continue
    }
    const control = page.locator(`[name="${name}"]`)
    if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(String(value))
    else await control.fill(String(value))
  }
}

/** Presses Tab until the control with this name, or whose name starts with it, has focus. */
export async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    const isThere = await page.evaluate((name) => {
      const element = document.activeElement
      return element?.getAttribute('name') === name || element?.textContent?.trim().startsWith(name)
    }, wanted)
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached "${wanted}".`)
}

/** Returns the message that is associated with a control for screen readers. */
export async function messageOf(page: Page, name: string): Promise<string | null> {
  const ids = await page.locator(`#${name}`).getAttribute('aria-describedby')
  const id = ids?.split(' ')[0]
  return id ? page.locator(`#${id}`).innerText() : null
}

/** Expects this message at a control. A form checks its answers shortly after the click. */
export async function expectMessage(page: Page, name: string, message: string | null): Promise<void> {
  await expect.poll(() => messageOf(page, name), { message: name }).toBe(message)
}

/** Waits until React has hydrated the form, so that submitting it stays on the page. */
export async function hydrated(page: Page): Promise<void> {
  await reactReady(page, 'main form')
}

/** Waits until React has hydrated a part of the page, so that it responds to keys and clicks. */
export async function reactReady(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((part) => {
    const element = document.querySelector(part)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
  // React marks an element while it renders. The page is idle once React has committed the render and run its effects.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })))
}
