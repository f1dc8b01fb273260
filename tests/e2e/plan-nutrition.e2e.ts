import type { Page } from '@playwright/test'
import { expect, hydrated, test, revisit, visit } from '../support/site'
import { ADA, LEO, PLAN, makePlan } from '../support/plan'
import { styled } from '../support/styled'

const KEPT = 'kept-plan'
const STRICT = ['No peanut', 'No dairy', 'No gluten', 'Vegetarian', 'Halal']

async function open(page: Page, answers: Record<string, string> = ADA) {
  await visit(page, PLAN)
  await hydrated(page)
  await makePlan(page, answers)
  await page.getByRole('tab', { name: 'NUTRITION PLAN' }).click()
}

function meal(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
}

test('a teenager’s plan shows body, calories, meals and water as the formulas give', async ({ page }) => {
  await open(page, {
    ...ADA,
    gender: 'male',
    age: '16',
    feet: '5',
    inches: '9',
    weight: '139',
    trainingFrequency: '7',
    goal: 'jumpHigher',
    position: 'none',
  })
  const facts = page.getByRole('tabpanel', { name: 'MEAL PLAN' }).getByRole('definition')
  await expect(facts.nth(0)).toHaveText(`5'9"`)
  await expect(facts.nth(1)).toHaveText('139 lbs')
  await expect(facts.nth(2)).toHaveText('16')
  await expect(facts.nth(3)).toHaveText('Healthy weight')
  await expect(page.getByRole('img', { name: '3,340 calories a day: carbs 57%, protein 18%, fats 25%.' })).toBeVisible()
  for (const row of ['Carbs 476 g 57%', 'Protein 150 g 18%', 'Fats 93 g 25%'])
    await expect(page.getByRole('row', { name: row })).toBeVisible()
  for (const [slot, calories] of [
    ['Breakfast', '835'],
    ['Lunch', '1,002'],
    ['Dinner', '1,002'],
    ['Snacks', '501'],
  ] as const)
    await expect(meal(page, slot)).toContainText(`${calories} calories`)
  await expect(page.getByRole('region', { name: 'Hydration' })).toContainText('79 oz a day')
  await expect(page.getByText('Add 12-16 oz for each hour of training.')).toBeVisible()
  await expect(page.getByText('7 training days a week. Goal: Jump higher.')).toBeVisible()
  await expect(page.getByText('not professional medical or nutritional advice')).toBeVisible()
  await expect(page.getByText(/^For teens:/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'For your position' })).toHaveCount(0)
})

test('the explanation names the numbers and their sources', async ({ page }) => {
  await open(page)
  await page.getByText('How this was calculated').click()
  const panel = page.getByRole('tabpanel', { name: 'MEAL PLAN' })
  for (const words of [
    'Schofield 1985',
    '8.365 × 68.04 kg',
    'National Academies 2023',
    'AAP 2011',
    'CDC growth charts',
  ])
    await expect(panel).toContainText(words)
  await page.getByText('Body mass index, for parents').click()
  await expect(panel).toContainText('Quick screen (fixed cut-off): Healthy weight')
})

test('below 13 the plate comes first and every number requires a parent', async ({ page }) => {
  await open(page, LEO)
  await expect(page.getByRole('img', { name: /^A plate: one half vegetables/ })).toBeVisible()
  const main = page.getByRole('main')
  for (const hidden of ['Weight status', 'calories a day', 'Carbs', 'Calories by meal'])
    await expect(main.getByText(hidden).first()).toBeHidden()
  for (const slot of ['Breakfast', 'Lunch', 'Dinner', 'Snacks'])
    await expect(meal(page, slot)).toContainText('About 2/3 of an adult portion')
  await expect(page.getByText(/portions are about 2\/3/)).toBeVisible()
  await page.getByText('Show numbers for parents').click()
  await expect(main.getByText('Weight status', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Breakfast [\d,]+ calories/ })).toBeVisible()
})

test('choices remove the excluded foods, on the plate and on the list', async ({ page }) => {
  await open(page, { ...ADA, goal: 'gainWeight' })
  for (const name of STRICT) await page.getByRole('checkbox', { name }).check()
  const meals = page.getByRole('region', { name: 'A day on the plate' })
  for (let swap = 0; swap < 6; swap++) {
    for (const slot of ['breakfast', 'lunch', 'dinner', 'snacks'])
      await meals.getByRole('button', { name: `Swap ${slot}` }).click()
    const text = (await meals.getByRole('list').first().innerText()).replace(/No [^?]+\?/g, '')
    expect(text).not.toMatch(/peanut|cheese|greek|glass of milk|whole-wheat|chicken|turkey|beef|salmon|\bham\b|pork/i)
  }
  await page.getByRole('tab', { name: 'GROCERY LIST' }).click()
  await expect(page.getByRole('region', { name: 'Groceries' })).not.toContainText(
    /peanut|cheese|low-fat milk|whole-wheat|chicken|turkey|beef/i,
  )
})

test('every meal can be swapped, and the grocery list is updated', async ({ page }) => {
  await open(page)
  for (const slot of ['Breakfast', 'Lunch', 'Dinner', 'Snacks']) {
    const before = await meal(page, slot).innerText()
    await page.getByRole('button', { name: `Swap ${slot.toLowerCase()}` }).click()
    await expect.poll(() => meal(page, slot).innerText()).not.toBe(before)
  }
  const dinner = await meal(page, 'Dinner').innerText()
  await page.getByRole('tab', { name: 'GROCERY LIST' }).click()
  expect(dinner).toContain('beef')
  await expect(page.getByRole('checkbox', { name: /^Lean ground beef/ })).toBeVisible()
})

test('the grocery list ticks, counts, resets, stretches and copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await page.getByRole('tab', { name: 'GROCERY LIST' }).click()
  const list = page.getByRole('region', { name: 'Groceries' })
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Breakfast', 'Lunch', 'Dinner', 'Snacks'])
  const milk = page.getByRole('checkbox', { name: /^Low-fat milk/ })
  await expect(list.getByRole('listitem').filter({ has: milk })).toContainText('21 cups')
  await milk.check()
  await expect(page.getByText('Added Low-fat milk to your grocery list')).toBeVisible()
  await expect(list.getByRole('progressbar', { name: 'Grocery list' })).not.toHaveAttribute('aria-valuenow', '0')
  await milk.uncheck()
  await expect(page.getByText('Removed Low-fat milk from your grocery list')).toBeVisible()
  for (const box of await list.getByRole('checkbox').all()) await box.check()
  await expect(list.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await list.getByRole('button', { name: 'Reset List' }).click()
  await expect(page.getByText('Grocery list has been reset')).toBeVisible()
  await expect(list.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await list.getByLabel('Shop for').selectOption('1')
  await expect(list.getByRole('listitem').filter({ has: milk })).toContainText('3 cups')
  await list.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Grocery list copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('- Low-fat milk: 3 cups')
  await expect(list.getByRole('img', { name: 'Important for players under 18' }).first()).toBeVisible()
  await open(page, { ...ADA, age: '18' })
  await page.getByRole('tab', { name: 'GROCERY LIST' }).click()
  await expect(list.getByRole('img')).toHaveCount(0)
})

test('nothing persists after the page is closed unless it is saved, and Clear my data removes everything', async ({
  page,
}) => {
  await open(page)
  await revisit(page)
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'GET MY TRAINING PLAN' })).toBeVisible()
  await makePlan(page, ADA)
  await page.getByRole('checkbox', { name: 'Keep this plan on this device' }).check()
  await page
    .getByRole('checkbox', { name: /^Day 1: / })
    .first()
    .check()
  await revisit(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Ada’s plan' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Day 1: / }).first()).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Keep this plan on this device' })).toBeChecked()
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await expect(page.getByText('Your data has been cleared from this device')).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), KEPT)).toBeNull()
  await expect(page.locator('#weight')).toHaveValue('')
  await revisit(page)
  await hydrated(page)
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('invalid stored data is ignored without an error', async ({ page }) => {
  await visit(page, PLAN)
  for (const text of ['{', '{"values":{"age":"abc"}}', '[]']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEPT, text])
    await revisit(page)
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'GET MY TRAINING PLAN' })).toBeVisible()
  }
})

test('each tab prints on one page, without screen-only controls', async ({ page }) => {
  for (const answers of [ADA, { ...ADA, age: '20', trainingFrequency: '7' }, LEO]) {
    await visit(page, PLAN)
    await hydrated(page)
    await makePlan(page, answers)
    for (const tab of ['TRAINING PLAN', 'NUTRITION PLAN', 'GROCERY LIST']) {
      await page.getByRole('tab', { name: tab }).click()
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), `${tab} at ${answers.age}`).toHaveLength(1)
    }
    await page.getByRole('checkbox').first().check()
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-sonner-toast]').first()).toBeHidden()
    await expect(page.locator(styled('facts'))).toBeHidden()
    await expect(page.locator(`${styled('head')} .lede`)).toHaveCSS('font-size', '0px')
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.emulateMedia({ media: null })
  }
})
