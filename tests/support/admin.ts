import { expect, type Page, type Request } from '@playwright/test'

/** Longer than Payload waits after the last change before it asks its server (250 ms), on a busy machine too. */
const QUIET_MS = 800

/**
 * Changes the document that is open in the admin, and waits until its server has been asked about every change. What is
 * saved or chosen before that is forgotten when the answer comes, and nothing on the page says that one is awaited.
 */
export async function changeInAdmin(page: Page, change: () => Promise<unknown>): Promise<void> {
  const { pathname } = new URL(page.url())
  const awaited = new Set<Request>()
  let last = 0
  function begin(request: Request): void {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== pathname) return
    awaited.add(request)
    last = Date.now()
  }
  function end(request: Request): void {
    if (awaited.delete(request)) last = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await change()
  last = Date.now()
  await expect.poll(() => awaited.size === 0 && Date.now() - last > QUIET_MS, { intervals: [100] }).toBe(true)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}
