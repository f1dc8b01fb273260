import { adminPaths } from '../../src/lib/admin-paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { clearQuizFilms, makeQuiz, makeQuizFilm } from '../support/quizzes'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

test.afterAll(async ({ db }) => clearQuizFilms(db))

const FILE = `Question,Answer A,Answer B,Answer C,Right,Feedback
Who rotates first?,The low man,The ball,,A,The low man is nearest to the rim.
Who helps the helper?,The corner,No one,The coach,the corner,The next man rotates down.
Where is the ball?,Left,,,A,Look.`

test('a coach imports questions from a file, removes them, imports them again and saves them', async ({ page, db }) => {
  const quiz = await makeQuiz(db, { film: await makeQuizFilm(db, { divisions: ['9U'] }), count: 1 })
  await signInAs(page, 'coach')
  await visit(page, adminPaths.document('quizzes', quiz.id))
  await reactReady(page, '#field-questions')
  const bring = async () => {
    const file = { name: 'week-4.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) }
    await page.getByLabel('CSV file').setInputFiles(file)
    await expect(
      page.getByRole('row', { name: /^2 Who rotates first\? New 2 answers\. Right: “The low man”\.$/ }),
    ).toBeVisible()
    await expect(
      page.getByRole('row', { name: /^4 Where is the ball\? Left out It needs at least 2 answers\.$/ }),
    ).toBeVisible()
  }
  await page.getByText('Bring questions from a CSV file').click()
  await bring()
  await expectAccessible(page, styled('bring'))
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Add 2 questions' }).click()
  await expect(page.getByText('3. Who helps the helper?')).toBeVisible()
  await page.getByRole('button', { name: 'Take them out again' }).click()
  await expect(page.locator('#questions-row-1')).toHaveCount(0)

  await bring()
  await page.getByRole('button', { name: 'Add 2 questions' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: '2 questions added. Save the quiz to keep them.' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => {
      const { rows } = await db.query<{ question: string; right: string; answers: number }>(
        `SELECT q.question, max(o.text) FILTER (WHERE o.is_correct) AS right, count(*)::int AS answers
         FROM quizzes_questions q JOIN quizzes_questions_options o ON o._parent_id = q.id
         WHERE q._parent_id = $1 AND q._order > 1 GROUP BY q.id ORDER BY q._order`,
        [quiz.id],
      )
      return rows
    })
    .toEqual([
      { question: 'Who rotates first?', right: 'The low man', answers: 2 },
      { question: 'Who helps the helper?', right: 'The corner', answers: 3 },
    ])
})
