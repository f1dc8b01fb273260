import { expect, test } from 'vitest'
import { REDIRECTS } from './redirects'

// What each address answers on a running site stands in tests/support/routes.ts.
test('every address leads on for good and in one step, with all that it carries', () => {
  expect(REDIRECTS).not.toEqual([])
  const sources = REDIRECTS.map(({ source }) => source)
  for (const { source, destination, permanent } of REDIRECTS) {
    expect(permanent).toBe(true)
    expect(sources).not.toContain(destination.split('?')[0])
    expect(placesOf(destination)).toEqual(placesOf(source))
  }
})

test('the page behind the tab of the player’s form has no address of its own', () => {
  expect(REDIRECTS).toContainEqual({
    source: '/player-registration/player',
    destination: '/player-registration?form=player',
    permanent: true,
  })
})

function placesOf(path: string): string[] {
  return path.match(/:\w+/g) ?? []
}
