// Payload's own response to an autosave keeps only the last changed field: see src/admin/KeepChanges.client.tsx.
import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { gate, holdAutosave } from '../support/gate'
import { openAnswer, openDraft } from '../support/draft-form'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs, staffHeaders } from '../support/staff-session'

const EXCERPT = 'Entered while the title was being saved.'
const TEXT = 'Written while the title was being saved.'
const AUTOSAVE = /autosave=true/
const AUTOSAVE_MS = 800
const RETRY_MS = 10_000

test('everything entered while an autosave is under way stays in the form, and is stored by the next one', async ({
  page,
}) => {
  const { read, title, excerpt, role, text } = await openDraft(page, 'Quick')
  const response = gate()
  await holdAutosave(page, response.opened)
  const save = page.waitForRequest(AUTOSAVE)
  await title.fill('Saved first')
  await save
  await excerpt.fill(EXCERPT)
  await text.click()
  await page.keyboard.type(TEXT)
  await role.fill('Head coach')
  response.open()

  await expect.poll(read).toMatchObject({ title: 'Saved first', excerpt: EXCERPT, authorRole: 'Head coach' })
  await expect.poll(async () => JSON.stringify(await read())).toContain(TEXT)
  await expect(excerpt).toHaveValue(EXCERPT)
  await expect(text).toHaveText(TEXT)
  await expect(role).toHaveValue('Head coach')
})

test('so does what is entered during the second of two autosaves in a row', async ({ page }) => {
  await page.clock.install()
  const { read, title, excerpt, role } = await openDraft(page, 'Quicker')
  const second = await holdSecondSave(
    page,
    () => title.fill('Saved first'),
    () => excerpt.fill('Saved second'),
  )
  await excerpt.fill(EXCERPT)
  await role.fill('Head coach')
  second.open()

  await expect.poll(read).toMatchObject({ title: 'Saved first', excerpt: EXCERPT, authorRole: 'Head coach' })
  await expect(excerpt).toHaveValue(EXCERPT)
  await expect(role).toHaveValue('Head coach')
})

test('a click on “Publish changes” during an autosave publishes once it is done', async ({ page }) => {
  const { answer, publish, read, remove } = await openAnswer(page)
  const response = gate()
  await holdAutosave(page, response.opened)
  const save = page.waitForRequest(AUTOSAVE)
  await answer.fill('At once.')
  await save
  await expect(publish).toBeDisabled()
  await publish.click({ force: true })
  await expect(page.getByRole('button', { name: 'Publishing …' })).toBeVisible()
  response.open()

  await expect.poll(read).toMatchObject({ answer: 'At once.', _status: 'published' })
  await expect(publish).toBeVisible()
  await remove()
})

test('no autosave follows a publication: neither of what was entered just before it, nor because the site changed the form', async ({
  page,
}) => {
  await page.clock.install()
  const { answer, publish, read, remove } = await openAnswer(page)
  const saves = listSaves(page)
  const second = await holdSecondSave(
    page,
    () => answer.fill('First.'),
    () => answer.fill('Second.'),
  )
  // The response to the first has changed the revision in the form.
  await page.clock.runFor(AUTOSAVE_MS)
  await publish.click({ force: true })
  await expect(page.getByRole('button', { name: 'Publishing …' })).toBeVisible()
  second.open()
  await expect.poll(read).toMatchObject({ answer: 'Second.', _status: 'published' })
  await expect(publish).toBeDisabled()
  await page.clock.runFor(AUTOSAVE_MS)

  await answer.fill('Third.')
  await expect.poll(read).toMatchObject({ answer: 'Third.', _status: 'draft' })
  await expect(publish).toBeEnabled()
  await answer.fill('Fourth.')
  await publish.click()
  await expect.poll(read).toMatchObject({ answer: 'Fourth.', _status: 'published' })
  await expect(publish).toBeDisabled()
  await page.clock.runFor(2 * AUTOSAVE_MS)
  expect(saves).toEqual(['draft', 'draft', 'published', 'draft', 'published'])
  await remove()
})

test('a draft that the site did not save says so, asks before it is left, and is saved when the site answers again', async ({
  page,
}) => {
  await page.clock.install()
  const { read, title } = await openDraft(page, 'Quickest')
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Your last changes are not saved: the site does not answer.' })
  await page.route('**/api/posts/**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => AUTOSAVE.test(request.url()))
  await title.fill('Entered without a connection')
  await failed
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'Events', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay on this page' }).click()

  await page.unroute('**/api/posts/**')
  await page.clock.runFor(RETRY_MS)
  await expect.poll(read).toMatchObject({ title: 'Entered without a connection' })
  await expect(notice).toBeHidden()
  await expect(title).toHaveValue('Entered without a connection')
})

test('what is entered just before the page is left is saved, and the browser asks before it unloads the page', async ({
  page,
}) => {
  await page.clock.install()
  const { read, title, excerpt } = await openDraft(page, 'At last')
  // No timer fires from here on, so that nothing but leaving saves.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await title.fill('Entered before the reload')
  const question = page.waitForEvent('dialog')
  const reload = page.evaluate(() => window.location.reload())
  const dialog = await question
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await reload
  await expect(title).toHaveValue('Entered before the reload')

  await excerpt.fill('Entered before the link')
  const save = page.waitForRequest(AUTOSAVE)
  await page.getByRole('link', { name: 'Events', exact: true }).first().click()
  await save
  await expect.poll(read).toMatchObject({ title: 'Entered before the reload', excerpt: 'Entered before the link' })
})

test('a draft that was refused because of an ended session says so until it is saved', async ({ page }) => {
  const { read, title } = await openDraft(page, 'Slower')
  const cookies = await page.context().cookies()
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Your last changes are not saved. They are still on this page.' })
  await page.context().clearCookies()
  await title.fill('Entered after the session ended')
  await expect(notice).toBeVisible()
  await page.context().addCookies(cookies)
  await notice.getByRole('button', { name: 'Save now' }).click()
  await expect.poll(read).toMatchObject({ title: 'Entered after the session ended' })
  await expect(notice).toBeHidden()
})

test('the texts of a page are saved again too', async ({ page }) => {
  await page.clock.install()
  await signInAs(page, 'editor')
  const headers = await staffHeaders(page.request, 'editor')
  await visit(page, adminPaths.global('search-page'))
  await reactReady(page, '#field-hero__button')
  await page.route('**/api/globals/**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => AUTOSAVE.test(request.url()))
  await page.locator('#field-hero__button').fill('Look it up')
  await failed
  await page.unroute('**/api/globals/**')
  await page.clock.runFor(RETRY_MS)
  const read = async () => (await page.request.get(`/api/globals/search-page?draft=true`, { headers })).json()
  await expect.poll(read).toMatchObject({ hero: { button: 'Look it up' } })
})

// Enters something during the first of two autosaves, and returns the gate that holds back the response to the second.
async function holdSecondSave(page: Page, enter: () => Promise<void>, enterMore: () => Promise<void>) {
  const [first, second] = [gate(), gate()]
  await holdAutosave(page, first.opened)
  const firstSave = page.waitForRequest(AUTOSAVE)
  await enter()
  await firstSave
  await enterMore()
  await page.clock.runFor(AUTOSAVE_MS)
  await holdAutosave(page, second.opened)
  const secondSave = page.waitForRequest(AUTOSAVE)
  first.open()
  await secondSave
  return second
}

// The list grows with each save or publication that the page sends.
function listSaves(page: Page): string[] {
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(AUTOSAVE.test(request.url()) ? 'draft' : 'published')
  })
  return saves
}
