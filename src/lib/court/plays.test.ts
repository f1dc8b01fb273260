import { describe, expect, it } from 'vitest'
import { COURT, distance } from './geometry'
import { locate, type Play } from './play'
import { plays } from './plays'

describe.each(Object.entries<Play>(plays))('the play %s', (_key, play) => {
  it('references only players on the court, each label once', () => {
    const labels = play.players.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    for (const { from, to } of play.moves) expect(() => [locate(play, from), locate(play, to)]).not.toThrow()
  })

  it('stays inside the court lines', () => {
    const points = [
      ...play.players.map(({ at }) => at),
      ...play.moves.flatMap(({ from, to }) => [locate(play, from), locate(play, to)]),
    ]
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(COURT.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(COURT.depth)
    }
  })

  it('leaves enough space around every player’s label', () => {
    const at = play.players.map((player) => player.at)
    at.forEach((one, index) => at.slice(index + 1).forEach((other) => expect(distance(one, other)).toBeGreaterThan(30)))
  })

  it('is drawn in under 1.6 seconds: at most four moves', () => {
    expect(play.moves.length).toBeLessThanOrEqual(4)
    expect(play.description.length).toBeGreaterThan(20)
  })
})

describe('locate', () => {
  it('throws for an unknown player', () => {
    expect(() => locate(plays.horns, '9')).toThrow('no player "9"')
  })
})
