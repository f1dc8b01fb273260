import { expect, test } from 'vitest'
import { frameOf } from './frame'
import { locate, type Play } from './play'
import { plays } from './plays'

test.each(Object.entries<Play>(plays))('%s is framed whole, 16 to 9', (_name, play) => {
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
