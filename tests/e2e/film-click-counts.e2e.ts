import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { changeInAdmin } from '../support/admin'
import { makeAssignment, watch } from '../support/film-work'
import { makeFilm } from '../support/films'
import { Hand } from '../support/hand'
import { makeMember } from '../support/members'
import { clearQuizFilms, makeQuiz, makeQuizFilm } from '../support/quizzes'
import { onDeskAndPhone } from '../support/on-desk-and-phone'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

test.afterAll(async ({ db }) => clearQuizFilms(db))

const ASSIGN = 'Assign a film'

/** The squad that is preselected for the coach of the demo: the first of their own. */
const SQUAD = '12U'

async function openToday(page: Page): Promise<void> {
  await signInAs(page, 'coach')
  await visit(page, '/admin')
  await expect(page.getByRole('button', { name: ASSIGN })).toBeVisible()
  await reactReady(page, `${styled('assign')} button`)
}

onDeskAndPhone('a coach assigns a film with three clicks, and takes it back with one', async ({ page, db }) => {
  const film = await makeFilm(db, { order: 1, title: `Three clicks ${Date.now()}` })
  const quiz = await makeQuiz(db, { film })
  await openToday(page)
  const hand = new Hand()
  await hand.click(page.getByRole('button', { name: ASSIGN }))
  const panel = page.getByRole('dialog', { name: ASSIGN })
  await expectAccessible(page, 'dialog')
  await hand.click(panel.getByText(film.title))
  await expect(panel.getByRole('checkbox', { name: new RegExp(`^${SQUAD}`) })).toBeChecked()
  await expectAccessible(page, 'dialog')
  await hand.click(panel.getByRole('button', { name: `Assign to ${SQUAD}` }))
  await expect(page.getByRole('status').filter({ hasText: `is assigned to ${SQUAD}.` })).toBeVisible()
  expect(hand.acts).toBe(3)
  const stored = () =>
    db.query('SELECT quiz_id, due_on IS NOT NULL AS "hasDay" FROM film_assignments WHERE film_id = $1', [film.id])
  expect((await stored()).rows).toEqual([{ quiz_id: quiz.id, hasDay: true }])
  await hand.click(page.getByRole('button', { name: 'Take it back' }))
  await expect(page.getByRole('status').filter({ hasText: 'is not assigned any more.' })).toBeVisible()
  expect((await stored()).rows).toEqual([])
})

test('on a phone the films fill the panel, and the chosen one stays in view above the next step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openToday(page)
  await page.getByRole('button', { name: ASSIGN }).click()
  const panel = page.getByRole('dialog', { name: ASSIGN })
  const films = panel.locator(styled('films'))
  const height = () => films.evaluate((list) => list.clientHeight)
  expect(await height()).toBeGreaterThan(450)
  const last = panel.locator(styled('film')).last()
  await last.click()
  await expect(panel.getByRole('button', { name: `Assign to ${SQUAD}` })).toBeVisible()
  expect(await height()).toBeLessThan(400)
  await expect(last.locator('b')).toBeInViewport()
})

test('assigning a film again to a squad needs confirmation; a failure keeps the selection', async ({ page, db }) => {
  const film = await makeFilm(db, { order: 1, title: `Twice ${Date.now()}` })
  await makeAssignment(db, { film: film.id, divisions: [SQUAD], dueOn: '2099-01-01' })
  await openToday(page)
  await page.getByRole('button', { name: ASSIGN }).click()
  const panel = page.getByRole('dialog', { name: ASSIGN })
  await panel.getByRole('searchbox', { name: 'Find a film' }).fill(film.title)
  await panel.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await panel.getByRole('button', { name: `Assign to ${SQUAD}` }).click()
  await expect(panel.getByRole('alert')).toContainText('has this film assigned already. Assign it once more?')
  await expect(panel.getByRole('button', { name: 'Assign it once more' })).toBeVisible()
  await expect(panel.getByRole('checkbox', { name: new RegExp(`^${SQUAD}`) })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: ASSIGN })).toBeFocused()
})

onDeskAndPhone('who watched a film is one click from Today, in names', async ({ page, db }) => {
  const film = await makeFilm(db, { order: 1, title: `Watched ${Date.now()}` })
  const mark = String(Date.now()).slice(-5)
  const [seen, not] = await Promise.all(
    ['Ana', 'Ben'].map((name) =>
      makeMember(db, { name: `${name} ${mark}`, divisions: [SQUAD], hasCode: false, isOnRoster: true }),
    ),
  )
  await watch(db, seen!.id, film.id, 95)
  await makeAssignment(db, { film: film.id, divisions: [SQUAD], dueOn: '2020-01-06' })
  await openToday(page)
  const row = page.getByRole('region', { name: 'Who is behind' }).getByRole('listitem').filter({ hasText: film.title })
  await expect(row.first()).toContainText(/days late/i)
  await expect(row.first()).toContainText(not!.name)
  const hand = new Hand()
  await hand.click(page.getByRole('link', { name: film.title }))
  await expect(page).toHaveURL(adminPaths.whoWatched(film.id))
  const list = page.getByRole('region', { name: new RegExp(`^${SQUAD}`) })
  await expect(list.getByRole('listitem').filter({ hasText: seen!.name })).toContainText('Watched')
  await expect(list.getByRole('listitem').filter({ hasText: not!.name })).toContainText('Not opened yet')
  expect(hand.acts).toBe(1)
  await expectAccessible(page, '[aria-labelledby^="squad-"]')
  await page.setViewportSize({ width: 390, height: 900 })
  await expectNoSidewaysScroll(page)
})

test('an editor has no “watched” tab, and its address says whom to contact', async ({ page, db }) => {
  const film = await makeFilm(db)
  const player = await makeMember(db, { name: `Hidden ${Date.now()}`, divisions: ['12U'], hasCode: false })
  await signInAs(page, 'editor')
  await visit(page, adminPaths.document('films', film.id))
  await expect(page.getByRole('link', { name: 'Who watched' })).toHaveCount(0)
  await visit(page, adminPaths.whoWatched(film.id))
  await expect(page.getByText('Your account may not open this page.')).toBeVisible()
  expect(await page.content()).not.toContain(player.name)
})

onDeskAndPhone('a question with its play takes five clicks, and its four answers are typed', async ({ page, db }) => {
  const quiz = await makeQuiz(db, { film: await makeQuizFilm(db, { divisions: ['9U'] }), count: 1 })
  await signInAs(page, 'coach')
  await visit(page, adminPaths.document('quizzes', quiz.id))
  await reactReady(page, '#field-questions')
  const row = page.locator('#questions-row-1')
  const hand = new Hand()
  await hand.click(page.getByRole('button', { name: 'Add Question' }))
  await expect(row.getByRole('textbox', { name: /^Answer \d/ })).toHaveCount(4)
  await expect(row.getByRole('textbox', { name: 'Question' })).toBeFocused()
  await changeInAdmin(page, async () => {
    await page.keyboard.type('Who takes the corner?')
    for (const [index, text] of ['x1', 'x2', 'x3', 'x4'].entries())
      await row.getByRole('textbox', { name: `Answer ${index + 1}` }).fill(text)
    await row.getByLabel(/^Feedback/).fill('x4 has left to help.')
  })
  await hand.click(row.getByRole('radio', { name: 'The right answer: x3' }))
  await hand.click(row.getByRole('button', { name: 'Choose a drawn play' }))
  await page.keyboard.type('help side rotation')
  await changeInAdmin(page, () =>
    hand.click(page.getByRole('dialog').getByRole('button', { name: 'Help-side rotation', exact: true })),
  )
  await hand.click(page.getByRole('button', { name: 'Save' }))
  await expect
    .poll(async () => {
      const { rows } = await db.query(
        `SELECT q.question, q.play, array_agg(o.text ORDER BY o._order) FILTER (WHERE o.is_correct) AS "right"
         FROM quizzes_questions q JOIN quizzes_questions_options o ON o._parent_id = q.id
         WHERE q._parent_id = $1 AND q._order = 2 GROUP BY q.id`,
        [quiz.id],
      )
      return rows as object[]
    })
    .toEqual([{ question: 'Who takes the corner?', play: 'helpSide', right: ['x3'] }])
  expect(hand.acts).toBe(5)
})
