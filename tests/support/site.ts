import { expect, type BrowserContext, type Page, type Response } from '@playwright/test'
import { isAwake } from '../../scripts/next/testing/awake'
import { worldTest } from './world'

/** Playwright's test on a world of its own, with pages that may not log errors or call other hosts. */
export const test = worldTest.extend<{ noticed: string[] }>({
  noticed: async ({}, provide) => provide([]),
  page: async ({ page, baseURL, context, noticed, reuseContext }, provide) => {
    if (reuseContext) await forgetTheRest(context)
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(baseURL!) && !/^(data|blob):/.test(url)) noticed.push(`Request to another host: ${url}`)
    })
    page.on('pageerror', (error) => noticed.push(`Script error: ${error.message}`))
    await provide(page)
    expect(noticed).toEqual([])
  },
})

export { expect }

// The context is the one of the test before, which Playwright has emptied of all but these.
async function forgetTheRest(context: BrowserContext): Promise<void> {
  await context.clearPermissions()
  await context.setOffline(false)
}

/** Marks a journey that runs in Firefox too: `test('...', both, ...)`. */
export const both = { tag: '@firefox' }

/** Opens an address and goes on once the page answers to clicks and keys, which the load event does not say. */
export async function visit(page: Page, path: string, options?: Parameters<Page['goto']>[1]): Promise<Response | null> {
  const response = await page.goto(path, options)
  await awake(page)
  return response
}

/** Loads the page anew; see visit. */
export async function revisit(page: Page): Promise<void> {
  await page.reload()
  await awake(page)
}

/** Waits until the page that stands now answers to clicks and keys, for pages that load themselves anew. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(isAwake)
}

/** Fills controls by the names that the specification gives them. */
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

/** Moves by Tab alone until the control with this name, or the one whose words begin so, has focus. */
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

/** The message below a control, as it is tied to it for screen readers. */
export async function messageOf(page: Page, name: string): Promise<string | null> {
  const ids = await page.locator(`#${name}`).getAttribute('aria-describedby')
  const id = ids?.split(' ')[0]
  return id ? page.locator(`#${id}`).innerText() : null
}

/** Waits until React has taken the form over, so that submitting it stays on the page. */
export async function hydrated(page: Page): Promise<void> {
  await reactReady(page, 'main form')
}

/** Waits until React has taken a part of the page over, so that it answers to keys and clicks. */
export async function reactReady(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((part) => {
    const element = document.querySelector(part)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
}
