import type { Page, Route } from '@playwright/test'

/** Returns a promise that stays pending until `open` is called, to hold back a response for as long as a test needs. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** Holds back the response of the next autosave of a document until this promise is fulfilled. The server has stored it by then. */
export async function holdAutosave(page: Page, opened: Promise<void>): Promise<void> {
  async function hold(route: Route): Promise<void> {
    const response = await route.fetch()
    await opened
    await route.fulfill({ response })
  }
  // Only once: a later autosave may be under way when the test ends.
  await page.route(/\/api\/\w+\/[^/]+autosave=true/, hold, { times: 1 })
}
