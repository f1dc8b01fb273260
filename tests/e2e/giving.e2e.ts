import { sponsorInput } from '../support/factories'
import { expectAccessible } from '../support/accessible'
import { both, expect, expectMessage, fill, hydrated, test, visit } from '../support/site'
import type { Page } from '@playwright/test'
import { styled } from '../support/styled'

function main(page: Page) {
  return page.getByRole('main')
}

const LEVELS = [
  ['$25', 'Training Support', 'Assist'],
  ['$50', 'Uniform Sponsor', 'Rebound'],
  ['$100', 'Tournament Entry', 'Three-Pointer'],
  ['$250', 'Season Sponsor', 'Slam Dunk'],
  ['$500', 'Team Sponsor', 'Championship'],
] as const

test.describe('the fundraiser', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/fundraiser')
    await hydrated(page)
  })

  test('shows its progress in figures, on a bar and with a date', async ({ page }) => {
    await expect(main(page)).toContainText('$15,000')
    await expect(main(page)).toContainText('$50,000')
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
    await expect(main(page)).toContainText('30.0%')
    await expect(main(page)).toContainText(/As of November \d+, 2026/)
  })

  test('offers five levels and any amount, and no card payment', async ({ page }) => {
    const rows = main(page).locator(styled('level'))
    await expect(rows).toHaveCount(6)
    for (const [index, [amount, name]] of LEVELS.entries())
      await expect(rows.nth(index)).toContainText(`${amount}${name}`)
    await expect(page.locator('input[autocomplete^="cc-"], iframe')).toHaveCount(0)
  })

  test('choosing a level sends no request and logs nothing to the console', async ({ page }) => {
    const noise: string[] = []
    page.on('console', (message) => noise.push(message.text()))
    page.on('request', (request) => request.method() !== 'GET' && noise.push(request.url()))
    await page.getByRole('radio', { name: /Season Sponsor/ }).check()
    await expect(page.getByRole('radio', { name: /Season Sponsor/ })).toBeChecked()
    expect(noise).toEqual([])
  })

  test(
    'a pledge is stored, confirmed with payment instructions, and counted only as promised',
    both,
    async ({ page, db }) => {
      const name = `Kit Giver${Date.now()}`
      await page.getByRole('radio', { name: /Tournament Entry/ }).check()
      await fill(page, { name, email: 'kit.giverly@example.org' })
      await page.getByRole('button', { name: 'Make this pledge' }).click()
      await expect(page.getByRole('heading', { name: 'Thank you for your pledge' })).toBeFocused()
      await expect(main(page)).toContainText('Nothing was charged.')
      await expect(main(page)).toContainText('By check to')
      const { rows } = await db.query('SELECT * FROM pledges WHERE name = $1', [name])
      expect(rows).toMatchObject([{ amount_cents: '10000', level_name: 'Tournament Entry', status: 'pledged' }])
      await expect(page.getByText(rows[0].reference)).toBeVisible()
      await expectAccessible(page)
      // The previous content is gone, and the payment instructions appear once.
      await expect(page.getByRole('heading', { name: 'What your gift becomes' })).toBeHidden()
      await expect(page.getByRole('heading', { name: 'How to pay' })).toHaveCount(1)
      // The bar shows promised and received amounts separately.
      await expect(async () => {
        await visit(page, '/fundraiser')
        await expect(main(page)).toContainText(/\$[\d,.]+ pledged, on its way to us/, { timeout: 1000 })
      }).toPass()
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
    },
  )

  test('an empty pledge shows an error for each field and sends nothing', async ({ page }) => {
    await page.getByRole('button', { name: 'Make this pledge' }).click()
    await expect(main(page).getByRole('alert')).toBeFocused()
    await expect(main(page).getByRole('alert').getByRole('link')).toHaveText([
      'Your pledge: Please choose an amount.',
      'Please enter your name.',
      'Please enter a valid email address.',
    ])
    await page.getByLabel('Other amount').fill('lots')
    await expect(page.getByRole('radio', { name: /Any amount/ })).toBeChecked()
    await expect(page.locator('#level-message')).toHaveCount(0)
    await page.getByRole('button', { name: 'Make this pledge' }).click()
    await expectMessage(page, 'otherAmount', 'Please enter an amount in dollars, such as 75.')
  })
})

test('the donation page shows what a gift does, the tax information, and a contact', async ({ page }) => {
  await visit(page, '/donate')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Our Mission')
  for (const name of ['Where a dollar goes', 'Tax benefits', 'Other ways to support']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(main(page)).toContainText('501(c)(3)')
  await expect(main(page)).toContainText('00-0000000')
  const rows = main(page).locator(`${styled('giftLevels')} > li`)
  for (const [index, [amount, , name]] of LEVELS.entries()) {
    await expect(rows.nth(index)).toContainText(amount)
    await expect(rows.nth(index).getByRole('heading')).toHaveText(name)
  }
  await expect(rows).toHaveCount(5)
  await expect(main(page).locator('a[href="tel:+16235550142"]')).toBeVisible()
  await expect(main(page).locator('a[href="mailto:hello@example.org"]')).toBeVisible()
  await main(page).getByRole('link', { name: 'Contact Us Now' }).first().click()
  await expect(page).toHaveURL('/contact')
})

test.describe('sponsors', () => {
  test('see the packages and the mail link', async ({ page }) => {
    await visit(page, '/sponsors')
    await expect(main(page).locator(`${styled('sponsorPackages')} > li`)).toHaveCount(3)
    await expect(main(page).getByRole('link', { name: 'sponsors@example.org' })).toHaveAttribute(
      'href',
      'mailto:sponsors@example.org?subject=Sponsorship%20Inquiry',
    )
  })

  test('write to the academy, and get a confirmation', async ({ page, db }) => {
    await visit(page, '/sponsors')
    await hydrated(page)
    const company = `Sample Tiles ${Date.now()}`
    await fill(page, sponsorInput({ company }))
    await page.getByRole('button', { name: 'Send inquiry' }).click()
    await expect(page.getByRole('heading', { name: 'Inquiry received' })).toBeFocused()
    const { rows } = await db.query('SELECT * FROM sponsor_inquiries WHERE company = $1', [company])
    expect(rows).toMatchObject([{ package: 'Key', status: 'pending' }])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a rejected pledge returns with every answer and is then sent', async ({ page, db }) => {
    const name = `Kit Noscript${Date.now()}`
    await visit(page, '/fundraiser')
    await page.getByRole('radio', { name: /Any amount/ }).check()
    await fill(page, { otherAmount: '80', name, email: 'nonsense' })
    await page.getByRole('button', { name: 'Make this pledge' }).click()
    await expect(page).toHaveURL('/forms/pledge/again')
    await expect(page.getByRole('radio', { name: /Any amount/ })).toBeChecked()
    await expect(page.locator('#otherAmount')).toHaveValue('80')
    await page.locator('#email').fill('kit.giverly@example.org')
    await page.getByRole('button', { name: 'Make this pledge' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for your pledge' })).toBeVisible()
    const { rows } = await db.query('SELECT amount_cents FROM pledges WHERE name = $1', [name])
    expect(rows).toEqual([{ amount_cents: '8000' }])
  })
})
