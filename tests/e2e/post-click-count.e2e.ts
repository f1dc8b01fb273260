import { adminPaths } from '../../src/lib/admin-paths'
import { paths } from '../../src/lib/paths'
import { changeInAdmin } from '../support/admin'
import { Hand } from '../support/hand'
import { onDeskAndPhone } from '../support/on-desk-and-phone'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const TITLE = 'A play for the first practice'
const ALT = 'A play drawn on a board'

test.afterEach(async ({ db }) => {
  await db.query('DELETE FROM posts WHERE title = $1', [TITLE])
  await db.query('DELETE FROM _posts_v WHERE version_title = $1', [TITLE])
  await db.query('DELETE FROM media WHERE alt = $1', [ALT])
  await db.query(`SELECT expire_tag('collection:posts')`)
})

onDeskAndPhone(
  'an article with an uploaded picture is written and published with eight clicks from Today',
  async ({ page, request }) => {
    await signInAs(page, 'editor')
    await visit(page, adminPaths.home)
    const hand = new Hand()
    await hand.click(page.getByRole('link', { name: 'Write an article' }))
    await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}/)
    await changeInAdmin(page, async () => {
      await page.getByLabel('Title').first().fill(TITLE)
      await page.getByLabel('Excerpt').fill('One play that every team can run.')
      await page.getByLabel('Role of the author').fill('Editor')
    })

    await hand.click(page.locator('.field-type.upload').getByRole('button', { name: 'New', exact: true }))
    const drawer = page.getByRole('dialog')
    const chooser = page.waitForEvent('filechooser')
    await hand.click(drawer.getByRole('button', { name: 'Select a file' }))
    await (await chooser).setFiles('seed/media/posts/01.webp')
    await changeInAdmin(page, () => drawer.locator('input[name=alt]').fill(ALT))
    await hand.click(drawer.getByRole('button', { name: 'Save', exact: true }))
    await expect(drawer).toBeHidden()

    await changeInAdmin(page, async () => {
      await hand.click(page.locator('[contenteditable=true]').first())
      await page.keyboard.type('Pass, cut and look back at the ball.')
    })
    const category = page.locator('#field-category')
    await changeInAdmin(page, async () => {
      await hand.click(category.getByRole('combobox'))
      await hand.click(category.getByRole('option', { name: 'Training tips' }))
    })
    await page.getByRole('button', { name: 'Publish changes' }).click()
    hand.acts += 1

    const article = async () => (await request.get(paths.post('a-play-for-the-first-practice'))).text()
    await expect.poll(article).toContain(`alt="${ALT}"`)
    expect(await article()).toContain('Pass, cut and look back at the ball.')
    await visit(page, paths.blog)
    await expect(page.getByRole('link', { name: TITLE })).toBeVisible()
    expect(hand.acts).toBe(8)
  },
)
