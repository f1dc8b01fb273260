import { expect, test } from 'vitest'
import { curveThrough, PLAYER_RADIUS, type Point } from './geometry'
import type { Move } from './play'
import { markOf } from './trace'

const FROM: Point = [100, 100]

/** Returns the line and the symbol of a move over a length, straight to the right. */
function mark(type: Move['type'], length: number) {
  return markOf({ type, curve: curveThrough(FROM, [100 + length, 100], undefined, 0) })
}

/** The number of curves in a line: a plain line is one, a zigzag has many. */
function bends(type: Move['type'], length: number): number {
  return mark(type, length).line.split(/[CQLT]/i).length - 1
}

test('draws a dribble as a zigzag where there is space for it, and every other movement as a plain line', () => {
  expect(bends('dribble', 200)).toBeGreaterThan(3)
  expect(bends('dribble', 70)).toBeGreaterThan(1)
  expect(bends('dribble', 69)).toBe(1)
  for (const type of ['cut', 'screen', 'pass', 'shot'] as const) expect(bends(type, 200), type).toBe(1)
})

test('ends a screen with another symbol than a run, and a handoff is a symbol alone', () => {
  expect(mark('screen', 200).head).not.toBe(mark('cut', 200).head)
  expect(mark('dribble', 200).head).not.toBe('')
  expect(mark('handoff', 40)).toEqual({ line: '', head: expect.stringMatching(/./) as string })
})

test('draws no line of a shot beside the rim', () => {
  expect(mark('shot', 74)).toEqual({ line: '', head: '' })
  expect(mark('shot', 75).line).not.toBe('')
  expect(mark('cut', 74).line).not.toBe('')
})

test('ends a pass before its receiver, and every other line at its end', () => {
  const end = (type: Move['type']) => Number(/(-?[\d.]+)[ ,]-?[\d.]+$/.exec(mark(type, 200).line)?.[1])
  expect(end('cut')).toBe(300)
  expect(end('pass')).toBeLessThan(300 - PLAYER_RADIUS)
})
