import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { makeFilm } from '../support/films'
import { divisionId, enterAs, makeMember } from '../support/members'
import { readPdfText } from '../support/pdf-text'
import { ADA, makePlan, PLAN } from '../support/plan'
import { keyOf, makePlay } from '../support/play-editor'
import { clearQuizFilms, makeQuiz } from '../support/quizzes'
import { ready, expect, hydrated, test, visit } from '../support/site'
import { styled } from '../support/styled'

const ARTICLE = paths.post('footwork-before-the-crossover')
const STEPS = [{ moves: [{ type: 'pass', who: '1', to: '3' }] }, { moves: [{ type: 'cut', who: '1', to: [40, 60] }] }]

test.afterAll(({ db }) => clearQuizFilms(db))

test('a printed article is its text, below the name of the academy and its address', async ({ page, baseURL }) => {
  await visit(page, ARTICLE)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  for (const format of ['Letter', 'A4']) {
    const sheets = await print(page, format)
    expect(sheets.length, format).toBeLessThanOrEqual(4)
    for (const text of ['THE BASKETBALL ACADEMY', baseURL! + ARTICLE, title, 'April 18, 2024', 'Marcus Reyes'])
      expect(sheets[0], format).toContain(withoutSpaces(text))
    expect(sheets.at(-1), format).toContain(withoutSpaces('Ask what the stop is called that week.'))
  }
  await expectNoControls(page)
  await expect(page.getByText('More from the blog')).toBeHidden()
  await expect(page.locator(styled('articleAside'))).toBeHidden()
  const text = page.locator('.prose p').first()
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
  // About 80 characters a line.
  expect((await text.boundingBox())!.width).toBeLessThan(560)
})

test('all fees are on one sheet, and both programs on another', async ({ page }) => {
  const pages = {
    [paths.pricing]: ['Monthly fee', 'One-time registration fee', 'Total to get started', 'SEND THE REGISTRATION'],
    [paths.programs]: ['ACADEMY TRAINING', 'PRIVATE TRAINING', 'Price', 'Registration, once', 'To start'],
  }
  for (const [path, texts] of Object.entries(pages)) {
    await visit(page, path)
    for (const format of ['Letter', 'A4']) {
      const sheets = await print(page, format)
      expect(sheets, `${path} on ${format}`).toHaveLength(1)
      for (const text of ['THE BASKETBALL ACADEMY', ...texts]) expect(sheets[0], path).toContain(withoutSpaces(text))
    }
    await expectNoControls(page)
    await page.emulateMedia({ media: null })
  }
})

test('a printed plan has four boxes for each day, and no count of today', async ({ page }) => {
  await visit(page, PLAN)
  await hydrated(page)
  await makePlan(page, ADA)
  await expect(page.locator(styled('weeks')).first()).toBeHidden()
  const [sheet] = await print(page, 'Letter')
  expect(sheet).toContain(withoutSpaces('THE BASKETBALL ACADEMY'))
  await expect(page.locator(`${styled('weeks')} i:visible`)).toHaveCount(7 * 4)
  await expect(page.getByText('0 of 3').first()).toBeHidden()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})

test('a printed film is its play with the text of each step, and a printed quiz its question', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const divisions = [await divisionId(db, '14U')]
  const play = await makePlay(db, 'Paper two', { steps: STEPS })
  const film = await makeFilm(db, { title: 'Paper two', order: -Date.now(), divisions })
  await db.query('UPDATE films SET play = $2 WHERE id = $1', [film.id, await keyOf(db, play)])
  const { questions } = await makeQuiz(db, { film })
  const player = await makeMember(db, { divisions, hasCode: false })
  await enterAs(context, db, player.id, baseURL!)

  await visit(page, paths.film(film.slug))
  const sheets = await print(page, 'Letter')
  expect(sheets).toHaveLength(1)
  for (const text of ['PAPER TWO', 'Player 1 cuts to the left corner.', 'WHAT TO LOOK FOR'])
    expect(sheets[0]).toContain(withoutSpaces(text))
  await expect(page.getByRole('region', { name: 'Paper two' }).locator('.court-diagram .stroke').first()).toBeVisible()
  await expectNoControls(page)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.emulateMedia({ media: null })

  await page.goto(paths.filmQuiz(film.slug))
  await ready(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: questions[0]!.question })).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'A play that a test draws on the court.' })).toBeVisible()
  await expectNoControls(page)
})

/** Prints the page and returns the text of each sheet without spaces; the page then stays in print. */
async function print(page: Page, format: string): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  return (await readPdfText(await page.pdf({ format }))).map(withoutSpaces)
}

async function expectNoControls(page: Page): Promise<void> {
  await expect(page.locator('.btn:visible, .skip-link:visible')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
}

// The PDF sets letters one by one.
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}
