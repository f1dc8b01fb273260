import { expectAccessible } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

test('finds a child despite a typo by Ctrl-K and opens it by Enter', async ({ page, db }) => {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO players (first_name, last_name, age, gender, division, slug, publication)
     VALUES ('Quilla', 'Zamorano', 13, 'girl', '14U', 'quilla-z', 'hidden') RETURNING id`,
  )
  await signInAs(page, 'registrar')
  await visit(page, '/admin')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Find anything' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Zamorana')
  await expect(dialog.getByRole('option', { name: /Quilla Zamorano/ })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/collections/players/${rows[0]!.id}$`))
})

test('offers pages and actions, shows when nothing is found, and keeps the input when the server fails', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'editor')
  await visit(page, '/admin')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Find anything' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find anything' })
  await expect(dialog.getByRole('option', { name: /Write an article/ })).toBeVisible()
  await dialog.getByRole('combobox').fill('programs pa')
  await expect(dialog.getByRole('option', { name: /Programs page/ })).toBeVisible()
  await dialog.getByRole('combobox').fill('xylophone')
  await expect(dialog.getByRole('status')).toHaveText('Nothing that you may open has this name.')
  await page.route('**/staff/find', (route) => route.abort())
  await dialog.getByRole('combobox').fill('footwork')
  await expect(dialog.getByRole('status')).toContainText('Try again in a moment.')
  await expect(dialog.getByRole('combobox')).toHaveValue('footwork')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
