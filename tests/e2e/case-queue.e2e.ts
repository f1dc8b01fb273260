import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { moveTo, sendAnswer } from '../support/answer'
import { Hand } from '../support/hand'
import { makeRegistration } from '../support/inbox'
import { expectAccessible } from '../support/accessible'
import { inboxReady } from '../support/inbox-page'
import { onDeskAndPhone } from '../support/on-desk-and-phone'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { answerOf } from '../support/status-mails'
import { styled } from '../support/styled'

const KIND = 'player-registrations'

const queueOf = (page: Page) => page.getByRole('navigation', { name: 'Queue' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

onDeskAndPhone('the list is worked through from entry to entry, with its filter kept', async ({ page, db }) => {
  const last = `Queue${Date.now()}`
  const ids: string[] = []
  for (const first of ['Ada', 'Ben', 'Cleo']) ids.push(await makeRegistration(db, { first, last }))
  await db.query('UPDATE inbox_entries SET city = $2 WHERE entry_id = ANY ($1)', [ids, last])
  await db.query(`UPDATE player_registrations SET goals = 'Quiero aprender y jugar con mi equipo.' WHERE id = $1`, [
    ids[0],
  ])
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.inbox(`city=${last}&sort=oldest`))
  await inboxReady(page)
  await page.getByRole('link', { name: `Ada ${last}` }).click()
  await reactReady(page, '#fc-answer-status')
  await expect(queueOf(page)).toContainText('1 of 3, oldest first')
  await expectAccessible(page, styled('case'))

  const hand = new Hand()
  await test.step('an answer in the language of the family takes two clicks, the next entry one', async () => {
    await hand.click(moveTo(page, 'Evaluation'))
    await expect(page.getByRole('radio', { name: 'Spanish' })).toBeChecked()
    await hand.click(sendAnswer(page))
    await expect(page.locator(styled('mails')).getByText('Now Evaluation')).toBeVisible()
    expect(await answerOf(db, ids[0]!)).toMatchObject({ language: 'es' })
    expect(hand.acts).toBeLessThanOrEqual(3)
    await hand.click(queueOf(page).getByRole('link', { name: `Next: Ben ${last}` }))
    await expect(title(page)).toHaveText(`Ben ${last}`)
    expect(hand.acts).toBe(3)
  })

  await test.step('J and K open the neighboring entries, but not while typing', async () => {
    await reactReady(page, '#fc-answer-status')
    await expect(queueOf(page)).toContainText('2 of 3, oldest first')
    await page.getByLabel('Tags', { exact: true }).press('j')
    await expect(title(page)).toHaveText(`Ben ${last}`)
    await title(page).click()
    await page.keyboard.press('k')
    await expect(title(page)).toHaveText(`Ada ${last}`)
    await reactReady(page, '#fc-answer-status')
    await page.keyboard.press('j')
    await expect(title(page)).toHaveText(`Ben ${last}`)
    await reactReady(page, '#fc-answer-status')
    await page.keyboard.press('j')
    await expect(title(page)).toHaveText(`Cleo ${last}`)
  })

  await test.step('the back link keeps the filter', async () => {
    await expect(queueOf(page).getByRole('link', { name: /^Next/ })).toHaveCount(0)
    await queueOf(page).getByRole('link', { name: 'Inbox' }).click()
    await expect(page).toHaveURL(adminPaths.inbox(`city=${last}&sort=oldest`))
  })
})

test('an entry that has left the list still links to its neighbors', async ({ page, db }) => {
  const last = `Left${Date.now()}`
  const ids: string[] = []
  for (const first of ['Ada', 'Ben', 'Cleo']) ids.push(await makeRegistration(db, { first, last }))
  await db.query('UPDATE inbox_entries SET city = $2 WHERE entry_id = ANY ($1)', [ids, last])
  const query = `status=waiting&city=${last}&sort=oldest`
  await signInAs(page, 'registrar')
  await visit(page, `${adminPaths.document(KIND, ids[1]!)}?${new URLSearchParams({ queue: query })}`)
  await reactReady(page, '#fc-answer-status')
  await expect(queueOf(page)).toContainText('2 of 3')
  await moveTo(page, 'Declined').check()
  await page.getByRole('button', { name: 'Move without a mail' }).click()
  await expect(page.getByRole('region', { name: 'History' }).getByText('→ Declined')).toBeVisible()
  await queueOf(page)
    .getByRole('link', { name: `Next: Cleo ${last}` })
    .click()
  await expect(title(page)).toHaveText(`Cleo ${last}`)
  await expect(queueOf(page)).toContainText('2 of 2')
})

test('by keyboard an entry is answered and the next one opened with five keys, and the focus is never lost', async ({
  page,
  db,
}) => {
  const last = `Keys${Date.now()}`
  const ids: string[] = []
  for (const first of ['Ada', 'Ben']) ids.push(await makeRegistration(db, { first, last, status: 'in_review' }))
  await db.query('UPDATE inbox_entries SET city = $2 WHERE entry_id = ANY ($1)', [ids, last])
  await signInAs(page, 'registrar')
  const queue = new URLSearchParams({ queue: `city=${last}&sort=oldest` })
  await visit(page, `${adminPaths.document(KIND, ids[0]!)}?${queue}`)
  await reactReady(page, '#fc-answer-status')
  const form = page.getByRole('region', { name: 'Answer the family' })
  await page.keyboard.press('a')
  await expect(moveTo(page, 'Stays')).toBeFocused()

  await test.step('a mail that lacks its reason is not sent', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(moveTo(page, 'Needs info')).toBeChecked()
    await expect(form.getByRole('region', { name: 'As the family reads it' }).getByRole('status')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(sendAnswer(page)).toBeDisabled()
  })

  await page.keyboard.press('ArrowRight')
  await expect(moveTo(page, 'Evaluation')).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(form.getByText('Now Evaluation')).toBeVisible()
  await expect(form.getByRole('heading', { name: 'Answer the family' })).toBeFocused()
  expect(await answerOf(db, ids[0]!)).toMatchObject({ status: 'waiting' })
  await page.keyboard.press('j')
  await expect(title(page)).toHaveText(`Ben ${last}`)
  await reactReady(page, '#fc-answer-status')
  await page.getByLabel('Tags', { exact: true }).press('a')
  await expect(page.getByLabel('Tags', { exact: true })).toBeFocused()
})
