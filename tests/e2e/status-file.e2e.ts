import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { registrationInput } from '../support/factories'
import { expect, test, visit } from '../support/site'
import { statusTokenOf } from '../support/status-mails'

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

test('a family without a place sees what is held, takes it, and asks to erase it, without JavaScript', async ({
  page,
  db,
}) => {
  const input = registrationInput({ lastName: `Held${Date.now()}` })
  const answer = await page.request.post('/forms/registration', { data: input })
  const { reference } = (await answer.json()) as { reference: string }
  await visit(page, `/registration-status/${await statusTokenOf(db, reference)}`)
  await page.getByRole('link', { name: 'What we hold about Avery' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything we hold about Avery')
  await expectNoSidewaysScroll(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toMatch(/^everything-we-hold-[\d-]+\.zip$/)
  await page.getByText('Ask us to erase Avery’s information').click()
  await page.getByLabel(/^To be sure, type the first name/).fill('Someone')
  await page.getByRole('button', { name: 'Send the request to erase' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was changed')
  await page.getByText('Ask us to erase Avery’s information').click()
  await page.getByLabel(/^To be sure, type the first name/).fill('Avery')
  await page.getByRole('button', { name: 'Send the request to erase' }).click()
  await expect(page.getByRole('status')).toContainText('The request to erase Avery’s information reached us')
  await page.getByRole('button', { name: 'Keep Avery’s information' }).click()
  await expect(page.getByText('Ask us to erase Avery’s information')).toBeVisible()
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  test('the page is accessible, and says so when its link has ended', async ({ page, db }) => {
    const input = registrationInput({ lastName: `Held${Date.now()}` })
    const answer = await page.request.post('/forms/registration', { data: input })
    const { id, reference } = (await answer.json()) as { id: string; reference: string }
    const path = `/registration-status/${await statusTokenOf(db, reference)}`
    await visit(page, path)
    await visit(page, `${path}/file`)
    await expectAccessible(page)
    await db.query(`UPDATE family_links SET expires_at = now() - interval '1 minute' WHERE entry_id = $1`, [id])
    const ended = await page.goto(`${path}/file`)
    expect(ended?.status()).toBe(404)
  })
})
