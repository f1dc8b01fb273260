import { test } from './site'

const WINDOWS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** Defines a test that runs twice: in a desktop and in a phone viewport. */
export function onDeskAndPhone(title: string, body: Parameters<typeof test>[2]): void {
  for (const [where, viewport] of Object.entries(WINDOWS)) {
    test.describe(`on a ${where}`, () => {
      test.use({ viewport })
      test(title, body)
    })
  }
}
