import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { divisionId } from '../support/members'
import { expect, test, revisit, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const FILE = (text: string) => ({ name: 'fall.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a registrar checks a file, imports its players and undoes the import', async ({ page, db }) => {
  await divisionId(db, '10U')
  await signInAs(page, 'registrar')
  await visit(page, '/admin/rosters?division=10U')
  await page.getByRole('link', { name: 'Import players' }).click()
  await page
    .getByLabel('CSV file')
    .setInputFiles(FILE('\uFEFFFirst;Last;Age;Gender\nImporta;Testwell;9;girl\nRefusa;Testwell;90;girl\n'))
  await expect(page.getByRole('row', { name: /2 Importa Testwell New/ })).toBeVisible()
  await expect(
    page.getByRole('row', { name: /3 Refusa Testwell Left out 90 years: players are 5 to 20/ }),
  ).toBeVisible()
  await expectAccessible(page, styled('view'))
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Import 1 player into 10U' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 player added to 10U.' })).toBeVisible()
  await revisit(page)
  await expect(page.getByText(/^1 player imported on/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Taken back: 1 player removed from 10U.' })).toBeVisible()
  const { rows } = await db.query(`SELECT FROM players WHERE first_name IN ('Importa', 'Refusa')`)
  expect(rows).toHaveLength(0)
})

test('a file that is not a list of players is rejected with instructions', async ({ page, db }) => {
  await divisionId(db, '10U')
  await signInAs(page, 'registrar')
  await visit(page, '/admin/roster-import?division=10U')
  await page.getByLabel('CSV file').setInputFiles(FILE('Color,Snack\nred,apple'))
  await expect(page.getByText(/^The first line must name the columns\. Missing:/)).toBeVisible()
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from([0xff, 0xfe, 0x41, 0x00]) })
  await expect(page.getByText('This is no CSV file in UTF-8.')).toBeVisible()
})

test('an editor may not import', async ({ page }) => {
  await signInAs(page, 'editor')
  await visit(page, '/admin/roster-import')
  await expect(page.getByText('Your account may not open this page.')).toBeVisible()
})
