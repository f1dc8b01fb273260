import { expectFitsNow } from '../../support/content'
import { phoneWithoutScripts } from '../../support/enrolment'
import { publishPhotograph } from '../../support/photographs'
import { ready, expect, reactReady, test, visit } from '../../support/site'
import { expectEventually } from '../../support/eventually'
import { signInAs } from '../../support/staff-session'

test('hides a picture without JavaScript after one confirmation; staff review it and restore it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { album, files } = await publishPhotograph(request, { word: 'Zutakedown' })
  const phone = await phoneWithoutScripts(browser, baseURL!)
  const status = async () => (await request.get(`/api/media/file/${files[0]}`)).status()

  await test.step('a visitor confirms once, and it is gone', async () => {
    await phone.goto(album)
    await phone.getByText('Hide this picture now').click()
    expect(await status()).toBe(200)
    await phone.getByRole('button', { name: 'Yes, hide the picture' }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('It is off the site')
    await expectEventually(status, (answer) => answer.toBe(404))
    await phone.getByLabel('Why').fill('My child is on it.')
    await phone.getByLabel('Email').fill('pat@example')
    await phone.getByRole('button', { name: 'Send' }).click()
    await expect(phone.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(phone.getByLabel('Why')).toHaveValue('My child is on it.')
    await phone.getByLabel('Email').fill('pat@example.org')
    await phone.getByRole('button', { name: 'Send' }).click()
    await expect(phone.getByRole('status')).toHaveText(/Thank you, we have it/)
    await phone.goto(album)
    await expect(phone.getByText('The pictures of this album are not shown right now.')).toBeVisible()
  })

  await test.step('the registrar finds it on Today, reads the reason, and restores it', async () => {
    await signInAs(page, 'registrar')
    await visit(page, '/admin')
    await page.getByRole('link', { name: /1\s*picture or name to decide about/ }).click()
    await page.getByRole('link', { name: 'A visitor' }).click()
    const panel = page.getByRole('region', { name: 'Picture to take down' })
    await expect(panel.getByText('The site hides it until you decide.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'What they wrote' })).toContainText('My child is on it.')
    await ready(page)
    await reactReady(page, 'section[aria-labelledby="fc-takedown-title"] button')
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/takedown'),
    )
    await panel.getByRole('button', { name: 'Put it back' }).click()
    expect((await answered).status()).toBe(200)
    await expect(panel.getByRole('status')).toContainText('You looked at this and left it on the site.')
    await expectEventually(status, (answer) => answer.toBe(200))
  })
})

test('the takedown pages fit and are accessible', async ({ page, request }) => {
  const { album } = await publishPhotograph(request, { word: 'Zufits' })
  await visit(page, album)
  await expectFitsNow(page)
  await visit(page, '/player/milo-p')
  await page.getByText('Hide this name now').click()
  await expect(page).toHaveURL('/player/milo-p')
  await expectFitsNow(page)
  await page.getByRole('button', { name: 'Yes, hide the name' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is off the site')
  await expectFitsNow(page)
})

test('an editor tags players by first name and initial only, and sees why a picture is held back', async ({ page }) => {
  await signInAs(page, 'editor')
  await visit(page, '/admin/collections/media?search=turned%20around')
  await expect(page.getByText('No photo consent now for Theo F.')).toBeVisible()
  await page.getByRole('row').filter({ hasText: 'Held back' }).getByRole('link').first().click()
  await expect(page.getByText('Who can be seen')).toBeVisible()
  await expect(page.getByText(/^Milo P\., 9U/)).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Placeholder')
})
