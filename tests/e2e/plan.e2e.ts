import type { Page } from '@playwright/test'
import { expectFitsNow } from '../support/content'
import { both, expect, expectMessage, fill, hydrated, tabTo, test, visit } from '../support/site'
import { ADA, LEO, LIBRARY, makePlan, PLAN } from '../support/plan'

const PHONE = { width: 390, height: 844 }
const MAKE = { name: 'GET MY TRAINING PLAN' }

function main(page: Page) {
  return page.getByRole('main')
}

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: PHONE })

  test('a whole plan is made and used, and no request contains an answer', both, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    await visit(page, PLAN)
    await hydrated(page)
    for (const [name, text] of [
      ['name', 'Zebulonia'],
      ['age', '15'],
      ['gender', 'f'],
      ['feet', '5'],
      ['inches', '10'],
      ['weight', '151.5'],
      ['position', 'g'],
      ['goal', 'j'],
    ] as const) {
      await tabTo(page, name)
      await page.keyboard.type(text)
    }
    await tabTo(page, 'trainingFrequency')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, MAKE.name)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: 'Zebulonia’s plan' })).toBeFocused()
    await expect(main(page).getByText(`Age 15, 5'10", 151.5 lb`)).toBeVisible()
    await expect(main(page).getByText(/Four days a week/)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab', { name: 'TRAINING PLAN' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'NUTRITION PLAN' })).toBeFocused()
    await expect(page.getByText('Hi Zebulonia! Here is how to eat for your training.')).toBeVisible()
    await tabTo(page, 'MEAL PLAN')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'GROCERY LIST' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('checkbox').first().focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/^Added .+ to your grocery list$/)).toBeVisible()

    expect(page.url()).toMatch(new RegExp(`${PLAN}$`))
    expect(requests.filter((one) => !one.startsWith('GET '))).toEqual([])
    expect(requests.join('\n')).not.toMatch(/Zebulonia|151\.5|jumpHigher/)
    expect(requests.filter((one) => /performance-tracker\?/.test(one))).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
  })
})

test.describe('the form', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, PLAN)
    await hydrated(page)
  })

  test('asks nine questions, most of them prefilled', async ({ page }) => {
    const names = await page
      .locator('main form [name]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    const nine = ['name', 'age', 'gender', 'feet', 'inches', 'weight', 'position', 'trainingFrequency', 'goal']
    expect([...names].sort()).toEqual([...nine].sort())
    for (const name of names) await expect(page.locator(`label[for="${name}"]`)).toBeVisible()
    for (const [name, value] of Object.entries({
      gender: 'male',
      position: 'none',
      trainingFrequency: '3',
      goal: 'all',
    }))
      await expect(page.locator(`#${name}`)).toHaveValue(value)
    await expect(page.locator('#goal option:not([disabled])')).toHaveCount(6)
    await expect(page.locator('#position option:not([disabled])')).toHaveCount(4)
    await expectMessage(page, 'feet', '1 to 8')
    await expectMessage(page, 'inches', '0 to 11')
    const slider = page.getByRole('slider', { name: 'Training days a week' })
    for (const [key, value] of [
      ['End', '7'],
      ['Home', '1'],
      ['ArrowLeft', '1'],
      ['ArrowRight', '2'],
    ]) {
      await slider.press(key!)
      await expect(slider).toHaveValue(value!)
    }
  })

  test('shows what is missing and focuses the list', async ({ page }) => {
    await page.getByRole('button', MAKE).click()
    await expect(main(page).getByRole('alert')).toBeFocused()
    for (const [name, message] of Object.entries({
      age: 'Age must be a number',
      feet: 'Feet must be a number',
      inches: 'Inches must be a number less than 12',
      weight: 'Weight must be a number',
    }))
      await expectMessage(page, name, message)
    await expect(page.getByRole('tab')).toHaveCount(0)
  })

  test('tells what is wrong with each answer', async ({ page }) => {
    for (const [name, value, message] of [
      ['age', 'twelve', 'Age must be a number'],
      ['age', '4', 'Plans begin at age 5. For a younger child, please ask your pediatrician.'],
      ['age', '100', 'Age must be between 5 and 99'],
      ['feet', 'x', 'Feet must be a number'],
      ['feet', '9', 'Feet must be between 1 and 8'],
      ['feet', '1', `Height must be between 2'6" and 7'6"`],
      ['inches', '12', 'Inches must be a number less than 12'],
      ['weight', '1e9', 'Weight must be a number'],
      ['weight', '501', 'Weight must be between 30 and 500 pounds'],
    ] as const) {
      await fill(page, { ...ADA, [name]: value })
      await page.getByRole('button', MAKE).click()
      await expect(main(page).getByRole('alert')).toBeFocused()
      await expectMessage(page, name, message)
      await expect(main(page)).not.toContainText(/NaN|Infinity|undefined/)
    }
  })

  test('keeps every answer when the library does not load, and makes the plan on the second try', async ({ page }) => {
    await page.route(`**${LIBRARY}`, (route) => route.abort())
    await fill(page, ADA)
    await page.getByRole('button', MAKE).click()
    await expect(main(page).getByRole('alert')).toContainText('Please check your connection')
    await expect(page.locator('#weight')).toHaveValue('150')
    await page.unroute(`**${LIBRARY}`)
    await page.getByRole('button', MAKE).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ada’s plan' })).toBeFocused()
  })

  test('is shown again with all input, and makes another plan', async ({ page }) => {
    await makePlan(page, ADA)
    await page.getByRole('button', { name: '← Back to Form' }).click()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'About the player' })).toBeFocused()
    await expect(page.locator('#weight')).toHaveValue('150')
    await page.locator('#name').fill('')
    await page.getByRole('button', MAKE).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeFocused()
    await page.getByRole('tab', { name: 'NUTRITION PLAN' }).click()
    await expect(page.getByText('Hi! Here is how to eat for your training.')).toBeVisible()
    await expect(main(page)).not.toContainText(/NaN|Infinity|undefined|null/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is sent either, and the page explains why', async ({ page, request }) => {
    await visit(page, PLAN)
    const requests: string[] = []
    page.on('request', (one) => requests.push(`${one.resourceType()} ${one.url()} ${one.postData() ?? ''}`))
    await fill(page, ADA)
    await page.getByRole('button', MAKE).click()
    await page.locator('#weight').press('Enter')
    await expect(page.locator('#weight')).toHaveValue('150')
    expect(page.url()).toMatch(new RegExp(`${PLAN}$`))
    expect(requests.filter((one) => !one.endsWith('/icon.svg '))).toEqual([])
    expect(await (await request.get(PLAN)).text()).toMatch(/<noscript>.*Please switch scripts on.*<\/noscript>/s)
  })
})

for (const [who, answers] of [
  ['a teenager', ADA],
  ['a child who trains too often', LEO],
  ['an adult far outside the usual', { ...ADA, age: '40', weight: '300', goal: 'loseWeight' }],
] as const) {
  test(`every state of the plan of ${who} is accessible and fits a phone and a desktop`, async ({ page }) => {
    await visit(page, PLAN)
    await hydrated(page)
    await makePlan(page, answers)
    await expectFitsNow(page)
    await page.getByText('How this was calculated').click()
    await page
      .getByRole('checkbox', { name: /^Day 1: / })
      .first()
      .check()
    await expectFitsNow(page)
    await page.getByRole('tab', { name: 'NUTRITION PLAN' }).click()
    for (const summary of await page.locator('summary').all()) if (await summary.isVisible()) await summary.click()
    await expectFitsNow(page)
    await page.getByRole('tab', { name: 'GROCERY LIST' }).click()
    await page.getByRole('checkbox').first().check()
    await expectFitsNow(page)
  })
}

test('the form with an error and the adult’s checkbox is accessible and fits a phone and a desktop', async ({
  page,
}) => {
  await visit(page, PLAN)
  await hydrated(page)
  await page.locator('#age').fill('8')
  await page.getByRole('button', MAKE).click()
  await expect(main(page).getByRole('alert')).toBeFocused()
  await expectFitsNow(page)
})
