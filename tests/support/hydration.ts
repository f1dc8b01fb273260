import type { Browser, BrowserContext } from '@playwright/test'

/**
 * Makes every click in this context wait until the page responds to it, as `visit` does for the page that it opens: on a busy
 * machine a test clicks a page that a link has just opened before React has hydrated it, and the click is lost.
 */
export async function holdClicks(context: BrowserContext): Promise<void> {
  await context.addInitScript(holdClicksOfDocument)
}

/** Does the same in every context that a test creates. */
export function holdClicksInNewContexts(browser: Browser): void {
  const create = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await create(options)
    if (options?.javaScriptEnabled !== false) await holdClicks(context)
    return context
  }
}

// Runs in the browser. Playwright clicks an element only when it receives pointer events, and tries again until then.
function holdClicksOfDocument(): void {
  const held = new CSSStyleSheet()
  held.replaceSync('html:not([data-ready]) * { pointer-events: none !important }')
  document.adoptedStyleSheets.push(held)
  document.addEventListener('DOMContentLoaded', () => {
    // A page without our scripts responds from the start; see isReady.
    if (!('__next_f' in window)) held.replaceSync('')
  })
}
