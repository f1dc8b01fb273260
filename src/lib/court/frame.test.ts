import { expect, test } from 'vitest'
import { frameOf, heroFrameOf, tightFrameOf } from './frame'
import { curveThrough, pointAt, PLAYER_RADIUS } from './geometry'
import { locate, type Play } from './play'
import { plays } from './plays'

test.each(Object.entries<Play>(plays))('frames all of %s at 16:9', (_name, play) => {
  const [left = 0, top = 0, width = 0, height = 0] = frameOf(play).split(' ').map(Number)
  expect(width / height).toBeCloseTo(16 / 9, 1)
  const points = [...play.players.map(({ at }) => at), ...play.moves.flatMap(({ to, via }) => [locate(play, to), via])]
  for (const [x, y] of points.filter((point) => point !== undefined)) {
    expect(x).toBeGreaterThan(left + 10)
    expect(x).toBeLessThan(left + width - 10)
    expect(y).toBeGreaterThan(top + 10)
    expect(y).toBeLessThan(top + height - 10)
  }
})

test.each(Object.entries<Play>(plays))('shows all of %s in a hero and in a small picture', (_name, play) => {
  for (const frame of [heroFrameOf(play), tightFrameOf(play)]) {
    const [left = 0, top = 0, width = 0, height = 0] = frame.split(' ').map(Number)
    const curves = play.moves.map(({ from, to, via }) => curveThrough(locate(play, from), locate(play, to), via))
    const points = [...play.players.map(({ at }) => at), ...curves.map((curve) => pointAt(curve, 0.5))]
    for (const [x, y] of points) {
      expect(x - PLAYER_RADIUS).toBeGreaterThanOrEqual(left)
      expect(x + PLAYER_RADIUS).toBeLessThanOrEqual(left + width)
      expect(y - PLAYER_RADIUS).toBeGreaterThanOrEqual(top)
      expect(y + PLAYER_RADIUS).toBeLessThanOrEqual(top + height)
    }
  }
})
