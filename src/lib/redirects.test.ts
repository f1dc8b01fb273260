import { expect, test } from 'vitest'
import { REDIRECTS } from './redirects'

// tests/support/routes.ts tests the responses of a running site.
test('every redirect is permanent, takes one step, and keeps the query', () => {
  expect(REDIRECTS).not.toEqual([])
  const sources = REDIRECTS.map(({ source }) => source)
  for (const { source, destination, permanent } of REDIRECTS) {
    expect(permanent).toBe(true)
    expect(sources).not.toContain(destination.split('?')[0])
    expect(parametersOf(destination)).toEqual(parametersOf(source))
  }
})

test('the page behind the tab of the player form has no public address', () => {
  expect(REDIRECTS).toContainEqual({
    source: '/player-registration/player',
    destination: '/player-registration?form=player',
    permanent: true,
  })
})

function parametersOf(path: string): string[] {
  return path.match(/:\w+/g) ?? []
}
