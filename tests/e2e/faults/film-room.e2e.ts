import { restartDatabase } from '../../support/database'
import { finishQuiz, makeAssignment } from '../../support/film-work'
import { makeFilm } from '../../support/films'
import { divisionId, enterAs, makeMember, openSession } from '../../support/members'
import { makeQuiz } from '../../support/quizzes'
import { expectAccessible } from '../../support/accessible'
import { expect, test, visit } from '../../support/site'
import { postponeScheduledJobs, resumeScheduledJobs, statements } from '../../support/statements'

test.use({ environmentName: 'own_database', ownCluster: true })

// Queries for the session and the library, and once in five minutes for the texts above it.
const LIBRARY_QUERIES = 6
const FILM_QUERIES = 8

test.describe('when the films cannot be loaded', () => {
  // Only the library queries assignments: members stay signed in.
  test.beforeEach(({ db }) => db.query('ALTER TABLE film_assignments RENAME TO film_assignments_away'))
  test.afterEach(({ db }) => db.query('ALTER TABLE IF EXISTS film_assignments_away RENAME TO film_assignments'))

  test('the library shows an error and can be retried', async ({ page, context, db, baseURL }) => {
    const player = await makeMember(db, { hasCode: false })
    await enterAs(context, db, player.id, baseURL!)
    const answer = await visit(page, '/film-room')
    expect(answer?.status()).toBe(503)
    await expect(page.getByText('Failed to load film library', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await db.query('ALTER TABLE film_assignments_away RENAME TO film_assignments')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('a film page shows an error and links back', async ({ page, context, db, baseURL }) => {
    const film = await makeFilm(db)
    const player = await makeMember(db, { hasCode: false })
    await enterAs(context, db, player.id, baseURL!)
    const answer = await visit(page, `/film-room/${film.slug}`)
    expect(answer?.status()).toBe(503)
    await expect(page.getByText('Failed to load film details', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Film Library' })).toBeVisible()
    await expect(page).toHaveURL('/film-room')
    await db.query('DELETE FROM films WHERE id = $1', [film.id])
  })
})

test.describe('database statements of a page', () => {
  test.afterEach(async ({ db }) => {
    await restartDatabase()
    await resumeScheduledJobs(db)
  })

  test('do not grow with the number of films', async ({ playwright, db, baseURL }) => {
    const divisions = [await divisionId(db, '11U')]
    const player = await makeMember(db, { divisions, hasCode: false })
    const slugs: string[] = []
    for (let order = 3000; order < 3030; order += 1) {
      const film = await makeFilm(db, { divisions, order })
      slugs.push(film.slug)
      await makeAssignment(db, { film: film.id, divisions })
      await finishQuiz(db, player.id, await makeQuiz(db, { film }), 85)
    }
    const { name, value } = await openSession(db, player.id)
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie: `${name}=${value}` } })
    await request.get('/film-room')
    await postponeScheduledJobs(db)
    await restartDatabase({ log_statement: 'all' })
    // The first request after a restart opens connections and reads metadata.
    await request.get('/film-room')

    const count = async (path: string) => {
      const before = statements().length
      expect((await request.get(path)).status()).toBe(200)
      return statements().length - before
    }
    const library = await count('/film-room')
    expect(library).toBeGreaterThan(0)
    expect(library).toBeLessThanOrEqual(LIBRARY_QUERIES)
    expect(await count(`/film-room/${slugs[0]}`)).toBeLessThanOrEqual(FILM_QUERIES)
    await request.dispose()
    await db.query('DELETE FROM films WHERE slug = ANY($1)', [slugs])
  })
})
