import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { changeInAdmin } from '../support/admin'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { gate } from '../support/gate'
import { clearQuizFilms, makeQuiz, makeQuizFilm, type TestQuiz } from '../support/quizzes'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

test.afterAll(async ({ db }) => clearQuizFilms(db))

async function openQuiz(page: Page, db: Parameters<typeof makeQuizFilm>[0], count = 2): Promise<TestQuiz> {
  const quiz = await makeQuiz(db, { film: await makeQuizFilm(db, { divisions: ['9U'] }), count })
  await signInAs(page, 'coach')
  await visit(page, adminPaths.document('quizzes', quiz.id))
  await reactReady(page, '#field-questions')
  return quiz
}

const row = (page: Page, index: number) => page.locator(`#questions-row-${index}`)

/** Expands the first question. */
async function expandFirst(page: Page): Promise<void> {
  await row(page, 0).locator('.collapsible__toggle').click()
  await expect(row(page, 0).getByRole('radio')).toHaveCount(4)
}

test('a new question is expanded and focused; the others stay collapsed and show their text', async ({ page, db }) => {
  const quiz = await openQuiz(page, db)
  await expect(page.getByText(`1. ${quiz.questions[0]!.question}`)).toBeVisible()
  await page.getByRole('button', { name: 'Add Question' }).click()
  await expect(row(page, 2).getByRole('textbox', { name: /^Answer \d/ })).toHaveCount(4)
  await expect(row(page, 2).getByRole('textbox', { name: 'Question' })).toBeFocused()
  await expect(row(page, 2).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(row(page, 0).getByRole('textbox', { name: 'Answer 1' })).toBeHidden()
})

test('a question that is expanded while the server checks the form stays expanded', async ({ page, db }) => {
  await openQuiz(page, db, 1)
  const title = page.getByRole('textbox', { name: 'Title' })
  const response = gate()
  await page.route(
    page.url(),
    async (route) => {
      const checked = await route.fetch()
      await response.opened
      await route.fulfill({ response: checked })
    },
    { times: 1 },
  )
  await changeInAdmin(page, async () => {
    const check = page.waitForRequest((request) => request.method() === 'POST')
    await title.fill('A quiz with a new title')
    await check
    await expandFirst(page)
    response.open()
  })
  await expect(row(page, 0).getByRole('radio')).toHaveCount(4)
})

test('marking an answer as correct unmarks the other, also by arrow keys', async ({ page, db }) => {
  const quiz = await openQuiz(page, db, 1)
  await expandFirst(page)
  const marks = row(page, 0).getByRole('radio')
  await expect(marks.nth(0)).toBeChecked()
  await changeInAdmin(page, () => marks.nth(2).check())
  await expect(row(page, 0).getByRole('radio', { checked: true })).toHaveCount(1)
  await changeInAdmin(page, () => page.keyboard.press('ArrowDown'))
  await expect(marks.nth(3)).toBeChecked()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => {
      const { rows } = await db.query<{ is_correct: boolean }>(
        'SELECT is_correct FROM quizzes_questions_options WHERE _parent_id = $1 ORDER BY _order',
        [quiz.questions[0]!.id],
      )
      return rows.map(({ is_correct: isCorrect }) => isCorrect)
    })
    .toEqual([false, false, false, true])
})

test('a play is found by its text and selected by keyboard; Escape changes nothing', async ({ page, db }) => {
  await openQuiz(page, db, 1)
  await expandFirst(page)
  const opener = row(page, 0).getByRole('button', { name: 'Choose a drawn play' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a play' })
  await expect(dialog.getByRole('searchbox', { name: 'Find a play' })).toBeFocused()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('backdoor cut')
  await expect(dialog.getByRole('status')).toHaveText(/^\d plays?$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const name = await dialog.locator(':focus span').textContent()
  await changeInAdmin(page, () => page.keyboard.press('Enter'))
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 0).getByRole('button', { name: `Change the drawn play, now ${name}` })).toBeFocused()
})

for (const width of [1440, 390]) {
  test(`the quiz editor is accessible and fits ${width} pixels`, async ({ page, db }) => {
    await page.setViewportSize({ width, height: 900 })
    const { rows: plays } = await db.query(`SELECT FROM plays WHERE _status = 'published'`)
    await openQuiz(page, db, 1)
    await expandFirst(page)
    await expectAccessible(page, '#questions-row-0 .collapsible__content')
    await expectNoSidewaysScroll(page)
    await row(page, 0).getByRole('button', { name: 'Choose a drawn play' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose a play' }).locator('[data-play]')).toHaveCount(plays.length)
    await expectNoSidewaysScroll(page)
  })
}
