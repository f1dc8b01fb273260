import { test as httpTest } from '../http'
import { DatabaseWire } from './database-wire'
import { startMailbox, type Mailbox } from './mailbox'

type FaultFixtures = {
  /** The mail server of the site. */
  mailbox: Mailbox
  /** The connection between the site and its database. */
  wire: DatabaseWire
}

/** Playwright's test on a site whose database, network and mail server can be made to fail. */
export const test = httpTest.extend<object, FaultFixtures>({
  mailbox: [
    async ({}, use) => {
      const mailbox = await startMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  wire: [
    async ({}, use) => {
      const wire = new DatabaseWire()
      await wire.listen()
      await use(wire)
      await wire.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ mailbox, wire }, use) =>
      use(({ DATABASE_URL }) => ({
        DATABASE_URL: wire.through(DATABASE_URL!),
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'academy@example.org',
        // Hundreds of families share the address of the test.
        FORM_RATE_LIMIT: 'off',
      })),
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
