import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { maskPrivateLink } from './private-links.mjs'

const SECRET = 'kP3x9_secret-Zq'

test.each([
  paths.familyStatus(SECRET),
  paths.familyEdit(SECRET),
  paths.enrol(SECRET),
  paths.enrolFile(SECRET),
  paths.tour('TR-2026-1', SECRET),
  paths.tourFile('TR-2026-1', SECRET),
  paths.deckFor(SECRET),
  paths.sharedPreview(SECRET),
  paths.player(SECRET),
])('masks the secret or name of %s', (path) => {
  expect(maskPrivateLink(path)).not.toContain(SECRET)
  expect(maskPrivateLink(path)).toContain('…')
})

test.each([paths.home, paths.fundingDeck, paths.post('first-practice'), '/tours'])('does not change %s', (path) => {
  expect(maskPrivateLink(path)).toBe(path)
})
