import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
import { changeInAdmin } from '../support/admin'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { CLIP_SECONDS, makeClipFilm } from '../support/clip'
import { makeFilm } from '../support/films'
import { expect, reactReady, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const DESK = '#field-chapters'
const desk = (page: Page) => page.getByRole('region', { name: 'Film and chapters' })
const times = (page: Page) => desk(page).getByRole('button', { name: /^Go to \d/ })
const position = (page: Page) => desk(page).getByRole('slider', { name: 'Position in the film' })

async function openFilm(page: Page, id: string, role = 'coach'): Promise<void> {
  await signInAs(page, role)
  await visit(page, adminPaths.document('films', id))
  await reactReady(page, DESK)
}

test('a chapter is added at the current time, in order, and moved to the current time', async ({ page, db }) => {
  const film = await makeClipFilm(db, ['12U'])
  await openFilm(page, film.id)
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:00 of 1:00')
  await expect(times(page)).toHaveText(['Go to 0:00', 'Go to 0:20'])

  // The time of a chapter is a button that seeks to it.
  await times(page).nth(1).click()
  await expect(position(page)).toHaveValue('20')
  await expect
    .poll(() =>
      desk(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBe(20)

  await desk(page).getByLabel('Go to, in minutes and seconds').fill('0:11')
  await page.keyboard.press('Enter')
  await desk(page).getByRole('button', { name: '+1 s' }).click()
  await desk(page).getByRole('button', { name: 'Add a chapter at 0:12' }).click()
  await expect(times(page)).toHaveText(['Go to 0:00', 'Go to 0:12', 'Go to 0:20'])
  await expect(desk(page).getByLabel('Name of the chapter at 0:12')).toBeFocused()
  await changeInAdmin(page, () => page.keyboard.type('The first step'))
  await desk(page).getByRole('button', { name: 'Set to 0:12: Again, slowly' }).waitFor()

  await times(page).nth(0).click()
  await position(page).focus()
  await page.keyboard.press('End')
  await expect(position(page)).toHaveValue(String(CLIP_SECONDS - 1))
  await changeInAdmin(page, () => desk(page).getByRole('button', { name: 'Set to 0:59: The first step' }).click())
  await expect(times(page)).toHaveText(['Go to 0:00', 'Go to 0:20', 'Go to 0:59'])
  await changeInAdmin(page, () => desk(page).getByRole('button', { name: 'Remove Again, slowly' }).click())
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect
    .poll(async () => {
      const { rows } = await db.query(
        'SELECT at::int, title FROM films_chapters WHERE _parent_id = $1 ORDER BY _order',
        [film.id],
      )
      return rows as object[]
    })
    .toEqual([
      { at: 0, title: 'Full speed' },
      { at: 59, title: 'The first step' },
    ])
})

test('keys control the film and add a chapter, but not while typing', async ({ page, db }) => {
  const film = await makeClipFilm(db, ['12U'])
  await openFilm(page, film.id)
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:00 of 1:00')
  await position(page).focus()
  for (const key of ['.', '.', '.', ',']) await page.keyboard.press(key)
  await expect(position(page)).toHaveValue('2')
  await page.keyboard.press('c')
  await expect(desk(page).getByLabel('Name of the chapter at 0:02')).toBeFocused()
  await page.keyboard.type('c.c')
  await expect(desk(page).getByLabel('Name of the chapter at 0:02')).toHaveValue('c.c')
  await expect(position(page)).toHaveValue('2')
  await expect(times(page)).toHaveCount(3)
})

test('a linked film sends no request to its host before it is played; its chapters can be timed by hand', async ({
  page,
  db,
}) => {
  const film = await makeFilm(db, { videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', duration: 90 })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(process.env.PUBLIC_URL!)) foreign.push(request.url())
  })
  await openFilm(page, film.id)
  await expect(desk(page).getByRole('button', { name: 'Play on YouTube' })).toBeVisible()
  await desk(page).getByLabel('Go to, in minutes and seconds').fill('1:05')
  await page.keyboard.press('Enter')
  await desk(page).getByRole('button', { name: 'Add a chapter at 1:05' }).click()
  await expect(times(page)).toHaveText(['Go to 1:05'])
  expect(foreign.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([])
  // The length is also shown in minutes and seconds.
  await expect(page.getByRole('textbox', { name: 'Length' })).toHaveValue('1:30')
})

test('a new caption file is expanded; collapsed ones show their text', async ({ page, db }) => {
  const film = await makeClipFilm(db, ['12U'])
  await openFilm(page, film.id, 'editor')
  await expect(page.locator('#field-captions').getByText('en', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Caption file' }).click()
  await expect(page.locator('#field-captions').getByRole('textbox', { name: 'Language' }).last()).toBeVisible()
})

for (const width of [1440, 390]) {
  test(`the film editor is accessible and fits ${width} pixels`, async ({ page, db }) => {
    const film = await makeClipFilm(db, ['12U'])
    await page.setViewportSize({ width, height: 900 })
    await openFilm(page, film.id)
    await expect(position(page)).toHaveAttribute('aria-valuetext', '0:00 of 1:00')
    await expectAccessible(page, DESK)
    await expectNoSidewaysScroll(page)
  })
}
