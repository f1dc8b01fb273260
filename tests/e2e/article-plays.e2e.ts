import type { APIRequestContext } from '@playwright/test'
import { NEW_PLAY } from '../../src/lib/court/play'
import { paths } from '../../src/lib/paths'
import { changeInAdmin } from '../support/admin'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expectEventually } from '../support/eventually'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const TITLE = 'How to watch an entry pass'
const PLAY = 'Entry to the wing'
const ARTICLE = paths.post('how-to-watch-an-entry-pass')
const STEPS = [
  { moves: [{ type: 'pass', who: '1', to: '3' }] },
  { moves: [{ type: 'cut', who: '1', to: [40, 60] }] },
  { moves: [{ type: 'shot', who: '3' }] },
]

test.afterEach(async ({ db }) => {
  await db.query('DELETE FROM posts WHERE title = $1', [TITLE])
  await db.query('DELETE FROM _posts_v WHERE version_title = $1', [TITLE])
  await db.query('DELETE FROM plays WHERE name = $1', [PLAY])
  await db.query(`SELECT expire_tag('collection:posts')`)
})

test('an editor places a play in an article, and readers run it step by step', async ({
  page,
  browser,
  db,
  baseURL,
}) => {
  await signInAs(page, 'editor')
  const play = await publishPlay(page.request, baseURL!)

  await test.step('the play is chosen by its picture', async () => {
    await visit(page, '/admin/collections/posts/create')
    await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}/)
    await changeInAdmin(page, async () => {
      await page.getByLabel('Title').first().fill(TITLE)
      await page.getByLabel('Excerpt').fill('One pass, and what to look at while it flies.')
      await page.getByLabel('Role of the author').fill('Editor')
    })
    const text = page.locator('.rich-text-lexical [contenteditable=true]').first()
    await changeInAdmin(page, async () => {
      await text.click()
      await page.keyboard.type('Watch the wing first.')
      await page.keyboard.press('Enter')
      await page.keyboard.type('/drawn')
      await page.getByRole('option', { name: 'Drawn play' }).or(page.locator('.slash-menu-popup__item')).first().click()
    })
    const block = page.locator('.rich-text-lexical')
    await block.getByRole('button', { name: 'Choose a drawn play' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose a play' })
    await dialog.getByRole('searchbox').fill('Entry to')
    await changeInAdmin(page, () => dialog.getByRole('button', { name: PLAY }).click())
    await expect(block.getByRole('button', { name: `Change the drawn play, now ${PLAY}` })).toBeVisible()
    await changeInAdmin(page, async () => {
      await page.locator('#field-category').getByRole('combobox').click()
      await page.getByRole('option', { name: 'Training tips' }).click()
    })
    await page.getByRole('button', { name: 'Publish changes' }).click()
  })

  await test.step('a reader runs it, and a reader without scripts sees all of it', async () => {
    await expectEventually(
      async () => (await page.request.get(ARTICLE)).text(),
      (shown) => shown.toContain(PLAY),
    )
    await visit(page, ARTICLE)
    const board = page.getByRole('region', { name: PLAY })
    await expect(board.getByRole('listitem')).toHaveCount(3)
    await board.getByRole('button', { name: 'Step forward' }).click()
    await expect(board.getByText('Step 1 of 3')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL })
    await plain.goto(ARTICLE)
    await expect(plain.getByRole('region', { name: PLAY }).locator('.step-number')).toHaveCount(2)
    await expect(plain.getByText('Player 1 cuts to the left corner.')).toBeVisible()
    await plain.close()
  })

  await test.step('a change of the play is in the article at once', async () => {
    const headers = { origin: baseURL! }
    const url = `/api/plays/${play}`
    const data = { description: 'The pass that a coach has described again.', _status: 'published' }
    expect((await page.request.patch(url, { headers, data })).status()).toBe(200)
    await expectEventually(
      async () => (await page.request.get(ARTICLE)).text(),
      (shown) => shown.toContain('The pass that a coach has described again.'),
    )
    const hidden = await page.request.patch(url, { headers, data: { _status: 'draft' } })
    expect([hidden.status(), await hidden.text()]).toEqual([409, expect.stringContaining(`the article “${TITLE}”`)])
  })

  await test.step('an article whose play is gone has no gap', async () => {
    await db.query('DELETE FROM plays WHERE id = $1', [play])
    await db.query(`SELECT expire_tag('collection:plays')`)
    await expectEventually(
      async () => (await page.request.get(ARTICLE)).text(),
      (shown) => shown.not.toContain(PLAY),
    )
    expect(await (await page.request.get(ARTICLE)).text()).toContain('Watch the wing first.')
  })
})

/** Publishes the play as the editor, and returns its id. */
async function publishPlay(api: APIRequestContext, origin: string): Promise<string> {
  const drawing = { ...NEW_PLAY, steps: STEPS }
  const data = { name: PLAY, description: 'One pass to the wing, a cut and a shot.', kind: 'offense', drawing }
  const answer = await api.post('/api/plays', { headers: { origin }, data: { ...data, _status: 'published' } })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}
