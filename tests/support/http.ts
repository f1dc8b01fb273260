import { worldTest } from './world'

/** Playwright's test on a world of its own that opens no browser: what an address answers to whom. */
export const test = worldTest.extend({
  page: () => {
    throw new Error('A test in tests/http asks by `request`; what needs a page belongs in tests/e2e.')
  },
})

export { expect } from '@playwright/test'
