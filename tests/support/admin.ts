import type { Page } from '@playwright/test'

/**
 * Changes the document that is open in the admin, and waits until its server was asked about the change and the page has
 * taken the answer in. What is saved or chosen before that is forgotten when the answer comes, and of what is typed in the
 * very moment the server is not told.
 */
export async function changeInAdmin(page: Page, change: () => Promise<unknown>): Promise<void> {
  const { pathname } = new URL(page.url())
  const isAsked = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === pathname,
  )
  await change()
  await (await isAsked).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
