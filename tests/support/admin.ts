import { expect, type Page, type Request } from '@playwright/test'

/**
 * Longer than Payload's debounce after the last change before it calls its server (250 ms), with a margin for a busy machine.
 */
const QUIET_MS = 800

/**
 * Changes the document that is open in the admin, and waits until the form-state requests of all changes have finished.
 * Anything saved or chosen earlier is overwritten by the response, and the page does not show that one is pending.
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
