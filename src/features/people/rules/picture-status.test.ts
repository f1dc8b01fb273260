import { expect, test } from 'vitest'
import { describePlayers, describePictureStatus, type PictureStatus } from './picture-status'

const FREE: PictureStatus = { isPublic: false, players: [], withoutConsent: [], hasTakedownRequest: false }

test.each<[PictureStatus, string, string]>([
  [{ ...FREE, isPublic: true }, 'public', 'Something published shows it.'],
  [FREE, 'free', 'Nothing published shows it yet.'],
  [{ ...FREE, hasTakedownRequest: true }, 'held', 'It was asked to be taken down.'],
  [{ ...FREE, withoutConsent: ['Ada L.', 'Bo S.'] }, 'held', 'No photo consent now for Ada L. and Bo S.'],
  [
    { ...FREE, withoutConsent: ['Ada L.'], hasTakedownRequest: true },
    'held',
    'No photo consent now for Ada L. It was asked to be taken down.',
  ],
])('%j', (status, state, text) => {
  expect(describePictureStatus(status)).toEqual({ state, text })
})

test('contains no names for readers without access to them', () => {
  const { text } = describePictureStatus({ ...FREE, withoutConsent: ['Ada L.'] }, false)
  expect(text).toBe('A family has not agreed to photographs.')
})

test('lists the players in a picture', () => {
  expect(describePlayers({ players: ['Ada L.', 'Bo S.', 'Cy T.'] })).toBe('Ada L., Bo S. and Cy T.')
  expect(describePlayers(FREE)).toBeNull()
})
