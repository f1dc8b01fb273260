import { describe, expect, it } from 'vitest'
import { COURT, distance } from './geometry'
import { locate, type Play } from './play'
import { plays } from './plays'

describe.each(Object.entries<Play>(plays))('the play %s', (_key, play) => {
  it('names only players that stand on the court, each once', () => {
    const labels = play.players.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    for (const { from, to } of play.moves) expect(() => [locate(play, from), locate(play, to)]).not.toThrow()
  })

  it('keeps everything inside the lines', () => {
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

  it('gives every player room to be read', () => {
    const at = play.players.map((player) => player.at)
    at.forEach((one, index) => at.slice(index + 1).forEach((other) => expect(distance(one, other)).toBeGreaterThan(30)))
  })

  it('draws itself in under 1.6 seconds: at most four moves', () => {
    expect(play.moves.length).toBeLessThanOrEqual(4)
    expect(play.description.length).toBeGreaterThan(20)
  })
})

describe('locate', () => {
  it('refuses a player who is not there', () => {
    expect(() => locate(plays.horns, '9')).toThrow('no player "9"')
  })
})
