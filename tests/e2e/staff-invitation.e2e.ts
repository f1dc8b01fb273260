import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { queryMails } from '../support/mails'

test('an admin invites a person, who chooses a password by the mailed link and is signed in', async ({
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

  const { rows } = await queryMails<{ text: string }>(db, 'SELECT text FROM mails WHERE "to" = $1', [email])
  const link = new URL(/http\S+/.exec(rows[0]!.text)![0])
  const other = await browser.newContext({ baseURL: process.env.PUBLIC_URL })
  const theirs = await other.newPage()
  await visit(theirs, link.pathname + link.search)
  await expect(theirs.getByRole('heading', { name: 'Welcome, Kim Moreno' })).toBeVisible()
  await expectAccessible(theirs, 'form')
  const password = theirs.getByLabel('Your new password')
  await password.fill('password1234')
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByText('This password is one of the first that a guesser tries.')).toBeVisible()
  await expect(password).toHaveValue('password1234')
  await password.fill('seven green kettles')
  await theirs.keyboard.press('Enter')
  await expect(theirs).toHaveURL(/\/admin\/?$/)
  await visit(theirs, link.pathname + link.search)
  await expect(theirs.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
  await other.close()
})
