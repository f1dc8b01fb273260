// Two editors in one document: nothing that one of them entered is lost without a message.
import type { Browser, Page } from '@playwright/test'
import type pg from 'pg'
import { NEW_PLAY } from '../../src/lib/court/play'
import { adminPaths } from '../../src/lib/admin-paths'
import { readLogin } from '../support/logins'
import { drag, editorOf, makePlay, openPlay, storedDrawing } from '../support/play-editor'
import { expect, reactReady, revisit, test, visit } from '../support/site'
import { signInAs, staffHeaders } from '../support/staff-session'

async function makeDraft(page: Page, collection: string): Promise<string> {
  const headers = await staffHeaders(page.request, 'editor')
  const data = { title: `Two editors ${Date.now()}`, _status: 'draft' }
  const made = await page.request.post(`/api/${collection}?draft=true`, { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  return ((await made.json()) as { doc: { id: string } }).doc.id
}

async function openAs(page: Page, role: string, collection: string, id: string): Promise<void> {
  await signInAs(page, role)
  await visit(page, adminPaths.document(collection, id))
  await reactReady(page, '#field-title')
}

test('a save over a colleague’s newer event is refused, and what was entered stays on the screen', async ({ page }) => {
  const id = await makeDraft(page, 'events')
  await openAs(page, 'admin', 'events', id)
  // The colleague's change comes without a browser: what is typed there locks the event, sometimes until after its save.
  const headers = await staffHeaders(page.request, 'editor')
  const event = `/api/events/${id}?draft=true`
  const saved = await page.request.patch(event, { headers, data: { title: 'Changed first' } })
  expect(saved.status(), await saved.text()).toBe(200)

  const refused = page.waitForResponse(/autosave=true/)
  await page.getByLabel('Description').fill('Typed on the older event.')
  expect((await refused).status()).toBe(409)
  await expect(page.getByRole('alert').filter({ hasText: 'changed this since you opened it' })).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Typed on the older event.')
  const stored = await page.request.get(event, { headers })
  expect(await stored.json()).toMatchObject({ title: 'Changed first', description: null })
})

/** Waits until the play is locked by the account with this role. */
async function expectLockedBy(db: pg.Pool, play: string, role: string): Promise<void> {
  const holders = async () => {
    const { rows } = await db.query<{ email: string }>(
      `SELECT s.email FROM payload_locked_documents_rels d JOIN payload_locked_documents_rels u
         ON u.parent_id = d.parent_id AND u.path = 'user' JOIN staff s ON s.id = u.staff_id WHERE d.plays_id = $1`,
      [play],
    )
    return rows.map((row) => row.email)
  }
  await expect.poll(holders).toEqual([readLogin(role).email])
}

/** A colleague opens the play and takes it over. */
async function takeOver(browser: Browser, baseURL: string, play: string): Promise<Page> {
  const other = await (await browser.newContext({ baseURL })).newPage()
  await openPlay(other, play, 'editor')
  await other.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
  return other
}

test('what was drawn but not saved when a colleague took the play over is kept, and can be put back', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  const name = `Taken over ${Date.now()}`
  const play = await makePlay(db, name)
  await openPlay(page, play)
  const before = await storedDrawing(db, name)
  // A save would end the lock, so none gets through until the play is taken over.
  await page.route(/autosave=true/, (route) => route.abort())
  await drag(page, '1', [150, 200])
  await expectLockedBy(db, play, 'coach')
  const other = await takeOver(browser, baseURL!, play)
  await expectLockedBy(db, play, 'editor')

  await drag(page, '1', [100, 150])
  await page.getByRole('dialog').getByRole('button', { name: 'View read-only' }).click()
  const kept = page.getByRole('region', { name: 'What you had not saved' })
  await expect(kept).toContainText('Reload when it is free, then put it back.')
  const player = editorOf(page)
    .getByRole('group', { name: /^Half court/ })
    .locator('[data-player="1"]')
  const [x, y] = NEW_PLAY.players.find(({ label }) => label === '1')!.at
  await expect(player).toHaveAttribute('transform', `translate(${x} ${y})`)
  expect(await storedDrawing(db, name)).toEqual(before)

  await test.step('after a reload it is put back, and saved', async () => {
    await other.context().close()
    await db.query(
      `DELETE FROM payload_locked_documents WHERE id IN
         (SELECT parent_id FROM payload_locked_documents_rels WHERE plays_id = $1)`,
      [play],
    )
    await page.unrouteAll({ behavior: 'wait' })
    await revisit(page)
    await reactReady(page, '#field-drawing')
    const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
    await kept.getByRole('button', { name: 'Put it back: Play' }).click()
    expect((await saved).status()).toBe(200)
    await expect.poll(async () => (await storedDrawing(db, name))?.players).not.toEqual(before!.players)
    await kept.getByRole('button', { name: 'I do not need it' }).click()
    await expect(kept).toHaveCount(0)
  })
})
