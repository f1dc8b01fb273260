import { describe, expect, it } from 'vitest'
import { COURT } from '@/lib/court/geometry'
import { locate, type Play } from '@/lib/court/play'
import { drills } from './drills'

const MOST_MOVES = 4

describe.each(Object.entries<Play>(drills))('the drill %s', (_key, drill) => {
  it('can be drawn, inside the lines and in time', () => {
    const points = [...drill.players.map(({ at }) => at), ...drill.moves.flatMap(({ from, to }) => [from, to])]
    for (const [x, y] of points.map((spot) => locate(drill, spot))) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(COURT.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(COURT.depth)
    }
    expect(drill.moves.length).toBeLessThanOrEqual(MOST_MOVES)
  })
})
