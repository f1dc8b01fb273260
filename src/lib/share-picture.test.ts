import { expect, test } from 'vitest'
import { GENERAL_PICTURE, picturedPage, sharePicture } from './share-picture'

test.each([
  ['/', '/share/home.png'],
  ['/teams', '/share/teams.png'],
  ['/blog/the-ride-home', '/share/blog/the-ride-home.png'],
  ['/player-registration?form=player', '/share/player-registration.png'],
  ['/events#list', '/share/events.png'],
])('the picture of %s is %s, and that names the page again', (path, url) => {
  expect(sharePicture(path, 'A title')).toMatchObject({ url, width: 1200, height: 630 })
  const segments = url.split('/').slice(2)
  expect(picturedPage(segments)).toBe(path.split(/[?#]/)[0])
})

test.each(['/player/Suri%20I.', `/${'x'.repeat(200)}`, '/../secret'])('%s has the general picture', (path) => {
  expect(sharePicture(path, 'A title')).toEqual(GENERAL_PICTURE)
})

test.each([
  [['teams']],
  [['teams.jpg']],
  [['.png']],
  [['..', 'teams.png']],
  [['Teams.png']],
  [['a'.repeat(200), 'b.png']],
])('%j names no page', (segments) => {
  expect(picturedPage(segments)).toBeNull()
})
