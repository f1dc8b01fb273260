import type { Page } from '@playwright/test'
import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { queryMails } from '../support/mails'

/** Opens the link of the last mail to an address. */
async function openMailedLink(page: Page, db: pg.Pool, email: string): Promise<string> {
  const { rows } = await queryMails<{ text: string }>(
    db,
    'SELECT text FROM mails WHERE "to" = $1 ORDER BY created_at DESC LIMIT 1',
    [email],
  )
  const link = new URL(/http\S+/.exec(rows[0]!.text)![0])
  await visit(page, link.pathname + link.search)
  return link.pathname + link.search
}

test('an admin invites a person, who chooses a password by the mailed link, and a new one after forgetting it', async ({
  page,
  browser,
  db,
}) => {
  const email = `${randomUUID()}@example.org`
  await signInAs(page, 'admin', { isFresh: true })
  await visit(page, '/admin/collections/staff')
  const panel = page.getByRole('region', { name: 'Invitations' })
  await panel.getByLabel('Name').fill('Kim Moreno')
  await panel.getByRole('button', { name: 'Invite' }).click()
  await expect(panel.getByText('Type an email address such as kim@example.org.')).toBeVisible()
  await expect(panel.getByLabel('Name')).toHaveValue('Kim Moreno')
  await panel.getByLabel('Email address').fill(email)
  await panel.getByLabel('Coach').check()
  await panel.getByRole('button', { name: 'Invite' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: email })).toBeVisible()
  await expectAccessible(page, 'section[aria-labelledby="fc-invitations-title"]')

  const other = await browser.newContext({ baseURL: process.env.PUBLIC_URL })
  const theirs = await other.newPage()
  const invitation = await openMailedLink(theirs, db, email)
  await expect(theirs.getByRole('heading', { name: 'Welcome, Kim Moreno' })).toBeVisible()
  await expectAccessible(theirs)
  const password = theirs.getByLabel('Your new password')
  await password.fill('password1234')
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByText('This password is one of the first that a guesser tries.')).toBeVisible()
  await expect(password).toHaveValue('password1234')
  await password.fill('seven green kettles')
  await theirs.keyboard.press('Enter')
  await expect(theirs).toHaveURL(/\/admin\/?$/)
  await visit(theirs, invitation)
  await expect(theirs.getByRole('heading', { name: 'This link has expired' })).toBeVisible()

  await visit(theirs, '/admin/logout')
  await theirs.getByRole('link', { name: 'I forgot my password' }).click()
  await expect(theirs.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expectAccessible(theirs, 'main')
  await theirs.getByLabel('Email').fill(email)
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByRole('main').getByRole('status')).toContainText(
    `If ${email} has an account here, a link is on its way`,
  )
  const reset = await openMailedLink(theirs, db, email)
  await expect(theirs.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expectAccessible(theirs)
  await password.fill('too short')
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByText('Choose a password of at least 12 characters.')).toBeVisible()
  await password.fill('eight blue kettles')
  await theirs.keyboard.press('Enter')
  await expect(theirs).toHaveURL(/\/admin\/?$/)
  await visit(theirs, reset)
  await password.fill('nine gray kettles')
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByRole('main').getByRole('alert')).toHaveText(
    'This link has expired. Ask for a new one below.',
  )
  await other.close()
})
