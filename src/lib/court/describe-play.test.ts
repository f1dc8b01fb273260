import { expect, test } from 'vitest'
import { plays } from './plays'
import { describeArea, playText, stepTexts } from './describe-play'

test('describes what happens and where, with left and right as drawn', () => {
  expect(stepTexts(plays.helpSwing)).toEqual(['Player 1 passes to player 2 on the right wing.'])
  expect(stepTexts(plays.zoneCorner)).toEqual(['Player 2 passes to player 4 in the left corner.'])
  expect(stepTexts(plays.boxOutShot)).toEqual(['Player 1 shoots.'])
})

test('names who is screened', () => {
  expect(stepTexts(plays.rollScreen)).toEqual(['Player 5 screens x1 at the top.', 'Player 1 dribbles to the top.'])
})

test('joins moves that happen together', () => {
  expect(stepTexts(plays.rollLow)[1]).toBe(
    'Player 1 dribbles to the top while x1 moves to the top and x5 moves to the basket.',
  )
})

test('prefers the text of a step, and reads the whole play', () => {
  expect(playText(plays.closeoutFlight)).toBe(
    'Player 1 passes to player 3 on the wing. x3 stands at the edge of the key. Step 1: Player 1 passes to player 3 on the right wing.',
  )
  expect(playText(plays.zipper)).toContain('Step 3: Player 2 attacks the empty side.')
})

test.each([
  [250, 110, 'at the basket'],
  [250, 340, 'near half court'],
  [60, 60, 'in the left corner'],
  [440, 60, 'in the right corner'],
  [110, 180, 'on the left wing'],
  [250, 230, 'at the top'],
  [300, 180, 'at the right elbow'],
  [330, 130, 'on the right side of the key'],
  [170, 130, 'on the left side of the key'],
  [300, 130, 'in the key'],
  // On the line between two areas.
  [310, 52.5, 'in the key'],
  [250, 330, 'at the top'],
  [400, 60, 'on the right wing'],
  [410, 115, 'on the right wing'],
  [370, 60, 'on the right side of the key'],
  [300, 215, 'at the right elbow'],
  [285, 180, 'in the key'],
  [300, 150, 'in the key'],
  [315, 130, 'in the key'],
  [250, 216, 'at the top'],
])('names the place %i, %i on the court: %s', (x, y, text) => {
  const { preposition, name } = describeArea([x, y])
  expect(`${preposition} ${name}`).toBe(text)
})
