import type { Page } from '@playwright/test'
import type { Pool } from 'pg'
import { listEdits } from '../support/edits'
import { expectFits } from '../support/content'
import { applicationInput, registrationInput, tryoutInput } from '../support/factories'
import { expectAccessible } from '../support/accessible'
import { readServerLog } from '../support/logins'
import { expect, test, visit } from '../support/site'
import { statusTokenOf } from '../support/status-mails'
import { queryMails } from '../support/mails'

test.use({ viewport: { width: 390, height: 844 } })

async function sendForm(page: Page, db: Pool, form: string, data: object) {
  const answer = await page.request.post(`/forms/${form}`, { data })
  const { id, reference } = (await answer.json()) as { id: string; reference: string }
  return { id, reference, path: `/registration-status/${await statusTokenOf(db, reference)}` }
}

function main(page: Page) {
  return page.getByRole('main')
}

for (const [name, javaScriptEnabled] of [
  ['with scripts', true],
  ['without JavaScript', false],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled })

    test('a family reads its status, corrects an answer, and staff see the difference', async ({ page, db }) => {
      const lastName = `Family${Date.now()}`
      const { id, reference, path } = await sendForm(page, db, 'registration', registrationInput({ lastName }))
      const response = await visit(page, path)
      expect(response?.headers()['cache-control']).toContain('no-store')
      expect(response?.headers()['content-security-policy']).toContain("'nonce-")
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have it')
      await expect(main(page)).toContainText('Avery’s registration is safely with us.')
      await expect(main(page)).toContainText(reference)
      await expect(main(page)).toContainText('You will hear from us by')
      await expect(main(page).locator('[aria-current=step]')).toContainText('We have it')
      await expect(page).toHaveTitle(/^Your registration/)
      expect(await page.content()).not.toContain(lastName)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await page.getByRole('link', { name: 'Change the answers' }).click()
      await expect(page.locator('#lastName')).toHaveValue(lastName)
      await expect(page.locator('#dateOfBirth')).toHaveValue('04/09/2012')
      await expect(page.getByRole('checkbox', { name: 'Shooting Guard' })).toBeChecked()
      await page.locator('#schoolName').fill('Another Sample School')
      await page.locator('#parentEmail').fill('nonsense')
      await page.getByRole('button', { name: 'Store the changes' }).click()
      await expect(main(page).getByRole('alert')).toContainText('Invalid email address')
      await expect(page.locator('#schoolName')).toHaveValue('Another Sample School')
      await page.locator('#parentEmail').fill('pat.cruz@example.org')
      await page.getByRole('button', { name: 'Store the changes' }).click()
      await expect(main(page).getByRole('status')).toContainText('Your changes are stored.')
      expect(await listEdits(db, id)).toEqual([
        { field: 'schoolName', before: 'Sample Middle School', after: 'Another Sample School' },
      ])
    })

    test('withdrawing asks for confirmation once, then the registration is closed', async ({ page, db }) => {
      const { id, path } = await sendForm(page, db, 'tryout', tryoutInput({ playerLastName: `Gone${Date.now()}` }))
      await visit(page, path)
      const button = page.getByRole('button', { name: 'Yes, withdraw it' })
      await expect(button).toBeHidden()
      await page.getByText('Withdraw this tryout registration').click()
      await button.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawn')
      await expect(page.getByRole('link', { name: 'Change the answers' })).toHaveCount(0)
      const { rows } = await db.query('SELECT status FROM tryout_registrations WHERE id = $1', [id])
      expect(rows[0].status).toBe('withdrawn')
    })

    test('an expired link lets anyone request a new one', async ({ page, db }) => {
      const input = applicationInput({ fullName: `Riley Lost${Date.now()}` })
      const { id, reference, path } = await sendForm(page, db, 'application', input)
      await db.query(`UPDATE family_links SET expires_at = now() - interval '1 minute' WHERE entry_id = $1`, [id])
      const response = await visit(page, path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
      await page.getByLabel('Reference').fill(reference.toLowerCase())
      await page.getByLabel('Email').fill(input.email)
      await page.getByRole('button', { name: 'Send me a new link' }).click()
      await expect(main(page).getByRole('status')).toContainText('a new link is on its way')
      const { rows } = await queryMails(db, `SELECT text FROM mails WHERE reference = $1 AND kind = 'link-family'`, [
        reference,
      ])
      await visit(page, /\/registration-status\/[\w-]+/.exec(rows[0].text)![0])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have it')
    })
  })
}

test('every state of the page fits a phone and a desktop and is accessible', async ({ page, db }) => {
  const { id, path } = await sendForm(page, db, 'tryout', tryoutInput({ playerLastName: `Axe${Date.now()}` }))
  for (const one of [path, `${path}/edit`, '/registration-status', '/registration-status/unknown'])
    await expectFits(page, one)
  await visit(page, path)
  await page.getByText('Withdraw this tryout registration').click()
  await expectAccessible(page)
  await db.query(`UPDATE tryout_registrations SET status = 'needs_info' WHERE id = $1`, [id])
  await expectFits(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing is missing')
  await visit(page, `${path}/edit`)
  await expect(main(page).getByRole('status')).toContainText('it can no longer be changed here')
})

test('no token of a link is logged', async ({ page, db }) => {
  const { id, path } = await sendForm(page, db, 'tryout', tryoutInput({ playerLastName: `Log${Date.now()}` }))
  await db.query('DELETE FROM family_links WHERE entry_id = $1', [id])
  await visit(page, path)
  const log = readServerLog()
  expect(log).toContain('/registration-status/…')
  expect(log).not.toContain(path)
})
