import { environmentTest } from './environment'

/** Playwright's test with its own environment and without a browser, for HTTP responses and access control. */
export const test = environmentTest.extend({
  page: () => {
    throw new Error('A test in tests/http asks by `request`; what needs a page belongs in tests/e2e.')
  },
})

export { expect } from '@playwright/test'
