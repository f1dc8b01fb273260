import { CLIP_SECONDS } from '../support/clip'
import { makeFilm } from '../support/films'
import { divisionId, enterAs, makeMember } from '../support/members'
import { changeInAdmin } from '../support/admin'
import { expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const MP4 = 'seed/media/films/help-side-rotations.mp4'

test('an editor uploads an MP4, its length is detected, and a player watches it', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const title = `Uploaded ${Date.now()}`
  await signInAs(page, 'editor')
  await visit(page, '/admin/collections/film-files/create')
  await page.locator('input[type=file]').setInputFiles(MP4)
  await changeInAdmin(page, () => page.getByLabel('Title').fill(title))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/film-files\/[0-9a-f-]{36}/)
  const { rows } = await db.query('SELECT id, duration::int, mime_type FROM film_files WHERE title = $1', [title])
  expect(rows).toMatchObject([{ duration: CLIP_SECONDS, mime_type: 'video/mp4' }])

  const divisions = [await divisionId(db, '13U')]
  const film = await makeFilm(db, { divisions })
  await db.query('UPDATE films SET file_id = $2 WHERE id = $1', [film.id, rows[0].id])
  await enterAs(context, db, (await makeMember(db, { divisions, hasCode: false })).id, baseURL!)
  await visit(page, `/film-room/${film.slug}`)
  const video = page.locator('video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.3)
})
