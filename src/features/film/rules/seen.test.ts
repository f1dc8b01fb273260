import { expect, test } from 'vitest'
import { describeSeen } from './seen'

test.each([
  [{ isOpened: false, isWatched: false, share: 0 }, 'Not opened yet'],
  [{ isOpened: true, isWatched: false, share: 0 }, 'Opened'],
  [{ isOpened: true, isWatched: false, share: 79 }, 'Opened, 79% seen'],
  [{ isOpened: true, isWatched: true, share: 80 }, 'Watched'],
])('%j reads "%s"', (seen, text) => expect(describeSeen(seen)).toBe(text))
