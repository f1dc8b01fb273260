import { arizonaToday } from '../../src/lib/birthday'
import { registrationInput } from '../support/factories'
import { expect, expectMessage, fill, hydrated, revisit, test, visit } from '../support/site'

const BUTTON = { name: 'Send registration' }

test.beforeEach(async ({ page }) => {
  await visit(page, '/player-registration?form=player')
  await hydrated(page)
})

test('the page has one form with exactly the 18 labeled fields', async ({ page }) => {
  await expect(page.locator('main form')).toHaveCount(1)
  await expect(page.locator('[name=playerFirstName]')).toHaveCount(0)
  const names = await page
    .locator('main form [name]')
    .evaluateAll((controls) => [...new Set(controls.map((control) => control.getAttribute('name')))])
  expect(names.filter((name) => name !== 'website').sort()).toEqual(Object.keys(registrationInput()).sort())
  await expect(page.getByRole('group', { name: /Positions/ }).getByRole('checkbox')).toHaveCount(5)
})

test('an empty form shows the specified message for each field', async ({ page }) => {
  await page.getByRole('button', BUTTON).click()
  const expected: Record<string, string> = {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Invalid email address',
    phoneNumber: 'Phone number must be at least 10 digits',
    dateOfBirth: 'Date of birth is required',
    currentGrade: 'Current grade is required',
    heightFeet: 'Height (feet) is required',
    heightInches: 'Height (inches) is required',
    weightLbs: 'Weight is required',
    positions: 'At least one position is required',
    parentName: 'Parent/guardian name is required',
    parentEmail: 'Invalid email address',
    schoolName: 'School name is required',
    emergencyContactName: 'Emergency contact name is required',
    emergencyContactPhone: 'Emergency contact phone must be at least 10 digits',
  }
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  for (const [name, message] of Object.entries(expected)) await expectMessage(page, name, message)
})

test('on a phone, neither the list of errors nor a field it links to is covered by the bars above', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const isUncovered = (element: Element) => {
    const { left, top } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 2, top + 2))
  }
  await page.getByRole('button', BUTTON).click()
  const title = page.getByText('Please fix 15 answers')
  await expect.poll(() => title.evaluate(isUncovered)).toBe(true)
  await page.getByRole('link', { name: 'School name is required' }).click()
  await expect(page.locator('#schoolName')).toBeFocused()
  await expect.poll(() => page.locator('label[for=schoolName]').evaluate(isUncovered)).toBe(true)
})

test('rejects numbers outside their range with a message that names the range', async ({ page }) => {
  await fill(
    page,
    registrationInput({ heightFeet: '9', weightLbs: '29', currentGrade: '13', dateOfBirth: '13/40/2014' }) as never,
  )
  await page.getByRole('button', BUTTON).click()
  await expectMessage(page, 'heightFeet', 'Height (feet) must be between 3 and 8')
  await expectMessage(page, 'weightLbs', 'Weight must be between 30 and 400')
  await expectMessage(page, 'currentGrade', 'Current grade must be between 1 and 12')
  await expectMessage(page, 'dateOfBirth', 'Please enter a valid date of birth')
})

test('eight digits from a number pad become a date', async ({ page }) => {
  await page.locator('#dateOfBirth').fill('04092012')
  await page.locator('#dateOfBirth').blur()
  await expect(page.locator('#dateOfBirth')).toHaveValue('04/09/2012')
})

test('a date of birth is repeated with the age, an impossible year is questioned, and the hint stays beside an error', async ({
  page,
}) => {
  const field = page.locator('#dateOfBirth')
  const hint = page.locator('#dateOfBirth-hint')
  const thisYear = Number(arizonaToday().slice(0, 4))
  await field.fill(`January 1, ${thisYear - 10}`)
  await field.blur()
  await expect(field).toHaveValue(`01/01/${thisYear - 10}`)
  await expect(hint).toHaveText(`January 1, ${thisYear - 10}, 10 years old.`)
  await field.fill(`1/1/${thisYear}`)
  await field.blur()
  await expect(hint).toHaveText(`January 1, ${thisYear}, 0 years old. Is the year right?`)
  await field.fill('2/30/2015')
  await page.getByRole('button', BUTTON).click()
  await expectMessage(page, 'dateOfBirth', 'Please enter a valid date of birth')
  await expect(hint).toHaveText('Month, day, year. For example 04/09/2014.')
})

test('when the server fails, its message and the second toast appear, and no input is lost', async ({ page }) => {
  await page.route('**/forms/registration', (route) =>
    route.fulfill({ status: 503, json: { message: 'Service unavailable' } }),
  )
  await fill(page, registrationInput())
  await page.getByRole('button', BUTTON).click()
  const toasts = page.locator('[data-sonner-toast]')
  await expect(toasts.filter({ hasText: 'Service unavailable' })).toBeVisible()
  await expect(toasts.filter({ hasText: 'Failed to submit registration. Please try again.' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Everything you typed is still here.')
  await expect(page.locator('#firstName')).toHaveValue('Avery')
  await expect(page.getByRole('checkbox', { name: 'Point Guard' })).toBeChecked()
})

test('a failure without a message shows the general message', async ({ page }) => {
  await page.route('**/forms/registration', (route) => route.abort())
  await fill(page, registrationInput())
  await page.getByRole('button', BUTTON).click()
  await expect(page.getByText('Failed to submit registration', { exact: true })).toBeVisible()
})

test.describe('after sending', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await fill(page, registrationInput({ lastName: `Done${Math.random()}` }))
    await page.getByRole('button', BUTTON).click()
    await expect(page.getByRole('heading', { name: 'REGISTRATION COMPLETE' })).toBeVisible()
  })

  test('the family sees the next steps and is redirected home after five seconds', async ({ page }) => {
    const steps = page.getByRole('region', { name: 'What Happens Next' }).getByRole('listitem')
    await expect(steps).toHaveText([/review/, /48-72 hours/, /evaluation session/, /training group/])
    await expect(page.getByText('Back to the home page in 5 s')).toBeVisible()
    await page.clock.runFor(4_900)
    await expect(page).toHaveURL(/player-registration/)
    await page.clock.runFor(400)
    await expect(page).toHaveURL('/')
  })

  test('the family can stay to write the number down', async ({ page }) => {
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    await page.clock.runFor(10_000)
    await expect(page.getByText(/^PR-/)).toBeVisible()
  })
})

test.describe('a profile stored in this browser', () => {
  test('fills the parent fields', async ({ page }) => {
    const profile = { first_name: 'Pat', last_name: 'de la Cruz', email: 'pat@example.org', phone: '(623) 555-0177' }
    await page.evaluate((stored) => localStorage.setItem('auth_user', JSON.stringify(stored)), profile)
    await revisit(page)
    await expect(page.locator('#parentName')).toHaveValue('Pat de la Cruz')
    await expect(page.locator('#parentEmail')).toHaveValue('pat@example.org')
    await expect(page.locator('#phoneNumber')).toHaveValue('(623) 555-0177')
  })

  test('is ignored when it is invalid', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('auth_user', '{broken'))
    await revisit(page)
    await hydrated(page)
    await expect(page.locator('#parentName')).toHaveValue('')
  })
})

test('/register redirects here permanently, and keeps its query', async ({ request }) => {
  const response = await request.get('/register?form=player', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe('/player-registration?form=player')
})
