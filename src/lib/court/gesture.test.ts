import { expect, test } from 'vitest'
import { applyGesture, targetsOf } from './gesture'
import { COURT } from './geometry'
import { NEW_PLAY, type Drawing } from './play'

test('a drag places a player, draws a line, and moves its end and its middle', () => {
  const placed = applyGesture(NEW_PLAY, 0, { type: 'place', who: '2', at: [61, 62] }) as Drawing
  expect(placed.players[1]).toEqual({ label: '2', at: [60, 60] })
  const cut = applyGesture(placed, 0, { type: 'draw', tool: 'cut', who: '2', at: [200, 90] }) as Drawing
  expect(cut.steps[0]!.moves).toEqual([{ type: 'cut', who: '2', to: [200, 90] }])
  const bent = applyGesture(cut, 0, { type: 'via', move: 0, at: [120, 150] }) as Drawing
  const ended = applyGesture(bent, 0, { type: 'end', move: 0, at: [210, 80] }) as Drawing
  expect(ended.steps[0]!.moves).toEqual([{ type: 'cut', who: '2', to: [210, 80], via: [120, 150] }])
})

test('the ball goes to the player it is dropped on', () => {
  expect(applyGesture(NEW_PLAY, 0, { type: 'ball', at: [400, 240] })).toMatchObject({ ball: '3' })
  expect(applyGesture(NEW_PLAY, 0, { type: 'ball', at: [250, 180] })).toBe('Drop the ball on a player.')
  expect(applyGesture({ ...NEW_PLAY, players: [] }, 0, { type: 'ball', at: [250, 180] })).toMatch(/^Drop the ball/)
  const [x, y] = NEW_PLAY.players[0]!.at
  expect(applyGesture(NEW_PLAY, 0, { type: 'ball', at: [x, y + 44] })).toMatchObject({ ball: '1' })
  expect(applyGesture(NEW_PLAY, 0, { type: 'ball', at: [x, y + 45] })).toBe('Drop the ball on a player.')
})

test('a pass may go to every other player, the nearest first, and then to the rim', () => {
  const targets = targetsOf(NEW_PLAY, 0, '1', 'pass', COURT.rim)
  expect(targets).toHaveLength(5)
  expect(targets.at(-1)).toBe(COURT.rim)
  expect(targetsOf(NEW_PLAY, 0, '1', 'handoff', COURT.rim)).toHaveLength(4)
})
