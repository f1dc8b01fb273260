import type { Page } from '@playwright/test'
import { readPdfText } from '../support/pdf-text'
import { UNDRAWN_SLIDES } from '../support/accessible'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

const SECTIONS = [
  'Vision',
  'Market',
  'Facility features',
  'Property options',
  'Revenue streams',
  'Finances',
  'Investor offer',
  '5-year plan',
  'Contact',
  'See it for yourself',
]

function main(page: Page) {
  return page.getByRole('main')
}

// Offscreen slides render once the page is idle, and the scenario of the address is applied once its controls respond.
async function openDeck(page: Page, query = ''): Promise<void> {
  await visit(page, `/funding-deck${query}`)
  await expect(page.locator(UNDRAWN_SLIDES)).toHaveCount(0)
  await expect(main(page).getByRole('slider').first()).toBeEnabled()
}

test('the deck has its nine sections in order, then the tour form, and is excluded from search engines', async ({
  page,
  request,
}) => {
  await openDeck(page)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(SECTIONS)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('funding-deck')
})

test('every figure of the specification is on the page', async ({ page }) => {
  await openDeck(page)
  // Compares the text in the source, not as the display font renders it.
  const text = (await main(page).textContent()) ?? ''
  for (const figure of [
    ...['$300,000', '20%', '$1.5M', '6-9 months', '$10,154', '$200,000', '$30,654', '$59,500', '9,748 SF', '$12.50'],
    ...['$15,000', '$6,000', '$10,000', '$8,000', '$2,500', '$18,000'],
    ...['$300K', '$500K', '$750K', '$1M', '$1.5M+', '$50K', '$150K', '$250K', '$350K', '$500K+'],
  ]) {
    expect(text, figure).toContain(figure)
  }
  expect(text).toMatch(/pre-money/i)
  expect(text).toContain('not an offer of securities')
  expect(text).not.toContain('41,500')
})

test('the cover shows when the plan pays for itself, as the scenario does', async ({ page }) => {
  await openDeck(page)
  const [cover, board] = [styled('claim'), styled('scenarioBoard')].map((part) =>
    main(page)
      .locator(part)
      .locator(`svg ${styled('rim')}`),
  )
  await expect(cover!).toHaveAttribute('cx', (await board!.getAttribute('cx'))!)
  // The cover is the plan; the board follows its sliders.
  await page.getByRole('slider', { name: 'Memberships' }).fill('140')
  await expect(board!).not.toHaveAttribute('cx', (await cover!.getAttribute('cx'))!)
})

test('every total is the sum of the rows above it', async ({ page }) => {
  await openDeck(page)
  const tables = main(page).locator(styled('amounts'))
  await expect(tables).toHaveCount(3)
  for (const table of await tables.all()) {
    const amounts = await table.locator('tbody td:nth-of-type(1)').allInnerTexts()
    const sum = amounts.map(toNumber).reduce((total, amount) => total + amount, 0)
    expect(toNumber(await table.locator('tfoot td').first().innerText())).toBe(sum)
  }
})

test('the address stores the reader’s changes, and restores them', async ({ page }) => {
  await openDeck(page)
  const memberships = page.getByRole('slider', { name: 'Memberships' })
  await memberships.fill('140')
  await expect(page).toHaveURL('/funding-deck?memberships=140')
  const result = main(page).locator(styled('scenarioResult'))
  await expect(result).toContainText('$34,846')
  await openDeck(page, '?memberships=0&rentals=0&tournaments=0')
  await expect(memberships).toHaveValue('0')
  await expect(result).toContainText('-$4,154')
  await expect(result).toContainText('Not in two years')
  await page.getByRole('button', { name: 'Back to the plan' }).click()
  await expect(page).toHaveURL('/funding-deck')
  await expect(result).toContainText('Month 6')
})

test('the printed deck has the same numbers and no controls', async ({ page }) => {
  await openDeck(page)
  const onScreen = await main(page).locator(styled('amounts')).allInnerTexts()
  await page.emulateMedia({ media: 'print' })
  expect(await main(page).locator(styled('amounts')).allInnerTexts()).toEqual(onScreen)
  await expect(main(page).getByRole('slider')).toHaveCount(0)
  await expect(page.locator('#tour')).toBeHidden()
})

for (const query of ['', '?memberships=160&rentals=40']) {
  test(`the PDF of /funding-deck${query} contains every figure of the page, one page per section`, async ({ page }) => {
    await openDeck(page, query)
    const text = await readVisible(page)
    const pages = await readPdfText(await page.pdf({ preferCSSPageSize: true }))
    const printed = pages.join('\n')
    expect(listFigures(text).length).toBeGreaterThanOrEqual(40)
    for (const figure of listFigures(text)) expect(printed, figure).toContain(figure)
    // As rendered: the headlines of the sections are in capitals, and the cover comes first.
    const headlines = SECTIONS.slice(0, -1).map((section) => section.toUpperCase())
    const found = headlines.map((headline) => pages.findIndex((one) => one.replaceAll('\n', ' ').includes(headline)))
    expect(found[0]).toBe(1)
    expect(found).toEqual([...new Set(found)].sort((one, other) => one - other))
    for (const table of await main(page).locator(styled('amounts')).all()) {
      const figures = listFigures(await table.innerText())
      expect(pages.some((one) => figures.every((figure) => one.includes(figure)))).toBe(true)
    }
  })
}

test('charts are tables to a screen reader, with the figures shown', async ({ page }) => {
  await openDeck(page)
  for (const [name, rows, header] of [
    ['Revenue streams of a month', 8, 'Memberships'],
    ['Revenue and overhead month by month', 19, '18'],
    ['Costs of a month', 4, 'Lease'],
    ['Use of funds', 4, 'Build-out'],
    ['Goals for five years', 3, 'Profit'],
  ] as const) {
    const table = main(page).getByRole('table', { name })
    await expect(table.getByRole('row')).toHaveCount(rows)
    await expect(table.getByRole('rowheader', { name: header, exact: true })).toHaveCount(1)
  }
  // The drawings themselves are hidden from screen readers.
  expect(await main(page).locator('svg:not([aria-hidden="true"])').count()).toBe(0)
})

test('staff see inconsistent figures, and visitors never do', async ({ page }) => {
  await openDeck(page)
  expect(await page.content()).not.toContain('16.7')
  await signInAs(page, 'treasurer')
  await visit(page, '/admin/globals/funding-deck-page')
  const check = page.getByRole('region', { name: 'What does not add up' })
  await expect(check).toContainText('buys 16.7%, not 20%')
  await expect(check).toContainText('$18,000 a month, is not itemized')
})

/** Returns the texts of the deck as in the source, without those only for screen readers. */
async function readVisible(page: Page): Promise<string> {
  return main(page)
    .locator(styled('deck'))
    .evaluate(
      (deck, slides) => {
        const copy = deck.cloneNode(true) as HTMLElement
        for (const hidden of copy.querySelectorAll('.sr-only, #tour')) hidden.remove()
        // Separates neighboring cells, which would otherwise read as one number.
        for (const element of copy.querySelectorAll('*')) element.after(' ')
        return [...copy.querySelectorAll(slides)].map((slide) => slide.textContent).join(' ')
      },
      `.page-hero, ${styled('slide')}`,
    )
}

/** Returns amounts, shares and sizes as written. */
function listFigures(text: string): string[] {
  return [...new Set(text.match(/-?\$[\d,.]*\d[KM]?\+?|[\d.]+%|[\d,]+ SF/g) ?? [])]
}

function toNumber(text: string): number {
  return Number(text.replaceAll(/[$,]/g, ''))
}
