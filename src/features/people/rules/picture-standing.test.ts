import { expect, test } from 'vitest'
import { describePlayers, describeStanding } from './picture-standing'

const FREE = { isShown: false, players: [], withoutConsent: [], isAskedAway: false }

test.each([
  [{ ...FREE, isShown: true }, 'May be shown, and is public.'],
  [FREE, 'May be shown. Nothing published shows it yet.'],
  [{ ...FREE, isAskedAway: true }, 'Held back: it was asked to be taken down.'],
  [{ ...FREE, withoutConsent: ['Ada L.', 'Bo S.'] }, 'Held back: no photo consent now for Ada L. and Bo S.'],
  [
    { ...FREE, withoutConsent: ['Ada L.'], isAskedAway: true },
    'Held back: no photo consent now for Ada L. and it was asked to be taken down.',
  ],
])('%j', (standing, words) => {
  expect(describeStanding(standing)).toEqual({ isShown: standing.isShown, words })
})

test('whoever may not know who is on it reads that somebody has not agreed', () => {
  const { words } = describeStanding({ ...FREE, withoutConsent: ['Ada L.'] }, false)
  expect(words).toBe('Held back: a family has not agreed to photographs.')
})

test('who can be seen, in words', () => {
  expect(describePlayers({ players: ['Ada L.', 'Bo S.', 'Cy T.'] })).toBe('Ada L., Bo S. and Cy T.')
  expect(describePlayers(FREE)).toBeNull()
})
