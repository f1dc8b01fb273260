import type { Browser, BrowserContext } from '@playwright/test'
import { holdClicks } from '../../runtime/next/testing/ready'

/**
 * Makes every click in this context wait until the page responds to it, as `visit` does for the page that it opens: on a busy
 * machine a test clicks a page that a link has just opened before React has hydrated it, and the click is lost.
 */
export async function waitBeforeClicks(context: BrowserContext): Promise<void> {
  await context.addInitScript(holdClicks)
}

/** Does the same in every context that a test creates. */
export function waitInNewContexts(browser: Browser): void {
  const create = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await create(options)
    if (options?.javaScriptEnabled !== false) await waitBeforeClicks(context)
    return context
  }
}
