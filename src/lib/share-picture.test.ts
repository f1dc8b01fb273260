import { expect, test } from 'vitest'
import { GENERAL_PICTURE, parsePicturePath, sharePicture } from './share-picture'

// The maximum path length of a page with a picture.
const longest = 'x'.repeat(160)

test.each([
  ['/', '/share/home.png'],
  ['/teams', '/share/teams.png'],
  ['/blog/the-ride-home', '/share/blog/the-ride-home.png'],
  ['/player-registration?form=player', '/share/player-registration.png'],
  ['/events#list', '/share/events.png'],
  [`/${longest}`, `/share/${longest}.png`],
])('the picture of %s is %s and maps back to the page', (path, url) => {
  const picture = sharePicture(path, 'A title')
  expect(picture).toMatchObject({ url, width: 1200, height: 630 })
  expect(picture.alt).toContain('A title')
  const segments = url.split('/').slice(2)
  expect(parsePicturePath(segments)).toBe(path.split(/[?#]/)[0])
})

test.each(['/player/Suri%20I.', `/${longest}x`, '/../secret'])('%s has the general picture', (path) => {
  expect(sharePicture(path, 'A title')).toEqual(GENERAL_PICTURE)
})

test.each([
  [['teams']],
  [['teams.jpg']],
  [['.png']],
  [['..', 'teams.png']],
  [['Teams.png']],
  [['a', `${longest}.png`]],
])('%j does not match a page', (segments) => {
  expect(parsePicturePath(segments)).toBeNull()
})
