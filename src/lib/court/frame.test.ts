import { expect, test } from 'vitest'
import { frameOf, heroFrameOf, ownFrameOf, tightFrameOf } from './frame'
import { COURT, PLAYER_RADIUS } from './geometry'
import type { Play } from './play'
import { plays } from './plays'
import { momentAt, timelineOf } from './timeline'
import { linesOf } from './trace'

const all = Object.entries<Play>(plays)

test.each(all)('frames all of %s at every moment', (_name, play) => {
  for (const frame of [frameOf, heroFrameOf, ownFrameOf, tightFrameOf]) {
    const [left = 0, top = 0, width = 0, height = 0] = frame(play).split(' ').map(Number)
    const timeline = timelineOf(play)
    const moments = Array.from({ length: 60 }, (_, index) => momentAt(timeline, (index / 59) * timeline.seconds))
    const players = [...play.players.map(({ at }) => at), ...moments.flatMap((moment) => [...moment.players.values()])]
    for (const [x, y] of [...players, ...linesOf(play).map(({ curve }) => curve.to), COURT.rim]) {
      expect(x - PLAYER_RADIUS).toBeGreaterThanOrEqual(left)
      expect(x + PLAYER_RADIUS).toBeLessThanOrEqual(left + width)
      expect(y - PLAYER_RADIUS).toBeGreaterThanOrEqual(top)
      expect(y + PLAYER_RADIUS).toBeLessThanOrEqual(top + height)
    }
  }
})

test.each(all)('frames %s at 16:9 for a film, and between that and square on its own', (_name, play) => {
  const ratioOf = (frame: string) => {
    const [, , width = 0, height = 0] = frame.split(' ').map(Number)
    return width / height
  }
  expect(ratioOf(frameOf(play))).toBeCloseTo(16 / 9, 1)
  expect(ratioOf(ownFrameOf(play))).toBeGreaterThanOrEqual(0.99)
  expect(ratioOf(ownFrameOf(play))).toBeLessThanOrEqual(1.79)
})
