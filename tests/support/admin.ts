import type { Page } from '@playwright/test'

/**
 * Changes the document that is open in the admin, and waits until its server was asked about the change. What is saved or
 * chosen before that is forgotten when the answer comes.
 */
export async function changeInAdmin(page: Page, change: () => Promise<unknown>): Promise<void> {
  const { pathname } = new URL(page.url())
  const isAsked = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === pathname,
  )
  await change()
  await isAsked
}
