import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expect, reactReady, test, revisit, visit } from '../support/site'
import { expectEventually, reading } from '../support/eventually'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const FILE = {
  name: 'december.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Title,Type,Date,Starts,Ends,Place,Squads,Description
Importgame,Game,12/05/2031,6:30 PM,8 PM,Main gym,12U,Bring both jerseys.
Importparty,party,12/06/2031,6 PM,7 PM,Main gym,,Bring a friend.`,
  ),
}

test('an editor checks a file, imports its events and undoes the import', async ({ page, db, request }) => {
  await signInAs(page, 'editor')
  await visit(page, '/admin/collections/events')
  await page.getByRole('link', { name: 'Import events' }).click()
  await reactReady(page, 'input[type="file"]')
  await page.getByLabel('CSV file').setInputFiles(FILE)
  await expect(
    page.getByRole('row', { name: '2 Importgame New Fri, Dec 5, 2031, 6:30 PM to 8 PM, Main gym, 12U.' }),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /^3 Importparty Left out “party” is no type\./ })).toBeVisible()
  await expectAccessible(page, styled('view'))
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Import 1 event into the calendar' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 event added to the calendar.' })).toBeVisible()
  await expectEventually(reading(request, '/events/importgame'), (shown) => shown.toContain('Importgame'))
  await revisit(page)
  await expect(page.getByText(/^1 event imported on/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Taken back: 1 event removed from the calendar.' }),
  ).toBeVisible()
  const { rows } = await db.query(`SELECT FROM events WHERE title LIKE 'Import%'`)
  expect(rows).toHaveLength(0)
})

test('a registrar may not import events', async ({ page }) => {
  await signInAs(page, 'registrar')
  await visit(page, '/admin/event-import')
  await expect(page.getByText('Your account may not open this page.')).toBeVisible()
})
