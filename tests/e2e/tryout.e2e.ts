import { tryoutInput } from '../support/factories'
import { styled } from '../support/styled'
import { expect, expectMessage, fill, hydrated, revisit, test, visit } from '../support/site'

const BUTTON = { name: 'Register for Tryouts' }

test.beforeEach(async ({ page }) => {
  await visit(page, '/player-registration')
  await hydrated(page)
})

test('the page has the title and heading of the specification', async ({ page }) => {
  await expect(page).toHaveTitle(/^Tryout Registration \| The Basketball Academy$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TRYOUT REGISTRATION')
  await expect(page.getByRole('heading', { name: 'Register for Tryouts' })).toBeVisible()
  await expect(page.getByText('Fill out the form below to reserve your spot at our next tryout')).toBeVisible()
  await expect(
    page.getByText('Take the first step toward elite basketball development. Register for tryouts today.'),
  ).toBeVisible()
})

test('an empty form shows an error at each field, focuses the summary and sends nothing', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.getByRole('button', BUTTON).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await expectMessage(page, 'playerFirstName', 'First name must be at least 2 characters.')
  await expectMessage(page, 'playerLastName', 'Last name must be at least 2 characters.')
  await expectMessage(page, 'playerAge', "Please enter player's age.")
  await expectMessage(page, 'playerGrade', "Please select player's grade.")
  await expectMessage(page, 'parentName', 'Parent/guardian name is required.')
  await expectMessage(page, 'phoneNumber', 'Please enter a valid phone number.')
  await expectMessage(page, 'email', 'Please enter a valid email address.')
  await expectMessage(page, 'experience', 'This helps our coaches prepare for tryouts.')
  expect(posts).toEqual([])
  await page.getByRole('main').getByRole('alert').getByRole('link', { name: "Please enter player's age." }).click()
  await expect(page.locator('#playerAge')).toBeFocused()
})

test('an invalid answer does not shift the layout: no summary appears before Send, and an immediate click on Send works', async ({
  page,
}) => {
  const list = page.getByRole('main').getByRole('alert')
  await page.locator('#email').fill('unknown')
  await page.locator('#experience').fill('x')
  await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true')
  await expect(list).toHaveCount(0)
  // A slow click: if the answer were validated during it, its message would shift the button away.
  await page.getByRole('button', BUTTON).click({ delay: 400 })
  await expect(list).toBeFocused()
  await expect(list.getByRole('link')).toHaveCount(7)
})

test('the controls match the specification', async ({ page }) => {
  await expect(page.locator('#playerAge')).toHaveAttribute('type', 'number')
  await expect(page.locator('#phoneNumber')).toHaveAttribute('placeholder', /555/)
  const options = page.locator('#playerGrade option:not([disabled])')
  await expect(options).toHaveText([
    '1st Grade',
    '2nd Grade',
    '3rd Grade',
    '4th Grade',
    '5th Grade',
    '6th Grade',
    '7th Grade',
    '8th Grade',
    '9th Grade',
    '10th Grade',
    '11th Grade',
    '12th Grade',
  ])
})

test('a submitted tryout is confirmed at the top of the page, and stored with all eight answers', async ({
  page,
  db,
}) => {
  const values = tryoutInput({ playerLastName: `Stored${Date.now()}` })
  await fill(page, values as Record<string, string>)
  await page.getByRole('button', BUTTON).click()
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeFocused()
  await expect(page.getByText('Registration submitted successfully!')).toBeVisible()
  await expect(page.locator('main [name=playerFirstName]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const { rows } = await db.query('SELECT * FROM tryout_registrations WHERE player_last_name = $1', [
    values.playerLastName,
  ])
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    player_age: '11',
    player_grade: '5',
    status: 'pending',
    experience: values.experience,
  })
  await expect(page.getByText(rows[0].reference)).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the button is disabled during the request, and repeated clicks send nothing twice', async ({ page, db }) => {
  const playerLastName = `Patience${Date.now()}`
  let open!: () => void
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/forms/tryout', async (route) => {
    await gate
    await route.continue()
  })
  await fill(page, tryoutInput({ playerLastName }))
  await page.getByRole('button', BUTTON).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.locator('#email').press('Enter')
  open()
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible()
  const { rowCount } = await db.query('SELECT 1 FROM tryout_registrations WHERE player_last_name = $1', [
    playerLastName,
  ])
  expect(rowCount).toBe(1)
})

test('a failure appears in a toast and above the form, and every answer is kept', async ({ page }) => {
  await page.route('**/forms/tryout', (route) => route.abort())
  const values = tryoutInput()
  await fill(page, values)
  await page.getByRole('button', BUTTON).click()
  await expect(page.getByText('There was a problem submitting your registration. Please try again.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Everything you typed is still here.')
  for (const [name, value] of Object.entries(values)) await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
  await expect(page.getByRole('button', BUTTON)).toBeEnabled()
})

test('a draft survives a reload of the tab and is removed after sending', async ({ page }) => {
  await fill(page, tryoutInput())
  await revisit(page)
  await expect(page.locator('#playerFirstName')).toHaveValue('Jordan')
  await expect(page.locator('#playerGrade')).toHaveValue('5')
  await expect(page.locator(styled('hook'))).toHaveText(/^JORDAN [A-Z]\.$/)
  await page.getByRole('button', BUTTON).click()
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    'Jordan',
  )
  await revisit(page)
  await expect(page.locator('#playerFirstName')).toHaveValue('')
  await expect(page.locator(styled('hook'))).toHaveText('')
  await page.locator('#playerFirstName').fill('Lia')
  await expect(page.locator(styled('hook'))).toHaveText('LIA')
})

test('/tryout-registration shows the form alone and has the first address as its canonical one', async ({ page }) => {
  await visit(page, '/tryout-registration')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TRYOUT REGISTRATION')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/player-registration$/)
  await expect(page.getByRole('navigation', { name: 'Choose a form' })).toHaveCount(0)
})
