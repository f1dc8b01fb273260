import { adminPaths } from '../../src/lib/admin-paths'
import { makeAssignment, makeComment, watch } from '../support/film-work'
import { makeFilm } from '../support/films'
import { makeMember } from '../support/members'
import { makeQuiz } from '../support/quizzes'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-/

test('lists and pages of the film room show names of films, players and quizzes, never ids', async ({ page, db }) => {
  const film = await makeFilm(db, { title: `Names ${Date.now()}` })
  const quiz = await makeQuiz(db, { film })
  const player = await makeMember(db, {
    name: `Mila ${String(Date.now()).slice(-6)}`,
    divisions: ['12U'],
    hasCode: false,
  })
  await watch(db, player.id, film.id, 40)
  const { rows } = await db.query<{ id: string; title: string }>(
    `INSERT INTO quiz_attempts (member_id, quiz_id, quiz_version, score) VALUES ($1, $2, 1, 50)
     RETURNING id, (SELECT title FROM quizzes WHERE id = quiz_id) AS title`,
    [player.id, quiz.id],
  )
  const comment = await makeComment(db, { film: film.id, author: player.id, name: player.name })
  await makeAssignment(db, { film: film.id, divisions: ['12U'], dueOn: '2099-01-01' })
  await signInAs(page, 'admin')
  for (const [list, words] of [
    ['film-views', [player.name, film.title]],
    ['quiz-attempts', [player.name, rows[0]!.title]],
    ['film-comments', [player.name, film.title]],
    ['film-assignments', [film.title]],
    ['quizzes', [film.title]],
  ] as const) {
    await visit(page, adminPaths.list(list, 'limit=100&sort=-createdAt'))
    const row = page.locator('tbody tr').filter({ hasText: words[0] }).first()
    for (const word of words) await expect(row, list).toContainText(word)
    expect(await page.locator('tbody').textContent(), list).not.toMatch(ID)
  }
  await visit(page, adminPaths.document('quiz-attempts', rows[0]!.id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(player.name)
  await expect(page.getByRole('link', { name: rows[0]!.title })).toBeVisible()
  await visit(page, adminPaths.document('film-comments', comment))
  await expect(page.getByRole('link', { name: film.title })).toBeVisible()
  await expect(page.getByRole('link', { name: player.name })).toBeVisible()
  // A film in the trash is still shown by name.
  await db.query('UPDATE films SET deleted_at = now() WHERE id = $1', [film.id])
  await visit(page, adminPaths.list('film-views', 'limit=100&sort=-createdAt'))
  await expect(page.locator('tbody tr').filter({ hasText: player.name }).first()).toContainText(film.title)
})
