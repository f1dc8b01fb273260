import { describe, expect, it } from 'vitest'
import { COURT, distance } from './geometry'
import { RIM, type Play } from './play'
import { plays } from './plays'
import { drawingProblem } from './schema'
import { momentAt, timelineOf } from './timeline'
import { closestApproach } from './track'
import { linesOf } from './trace'
import { stepTexts } from './describe-play'

/** The farthest that a ball moves in a sixtieth of a second, in court units: a hard pass. */
const MAX_JUMP = 12

describe.each(Object.entries<Play>(plays))('the play %s', (_key, play) => {
  const timeline = timelineOf(play)

  it('is valid, and a player has the ball', () => {
    const { name, description, ...drawing } = play
    expect(drawingProblem(drawing)).toBeNull()
    expect(name).toMatch(/^.{1,80}$/)
    expect(description).toMatch(/^.{20,300}$/)
    expect(play.ball).toBeDefined()
  })

  it('stays inside the court lines', () => {
    const points = linesOf(play).flatMap(({ curve }) => [curve.from, curve.to])
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(COURT.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(COURT.depth)
    }
  })

  it('leaves enough space around every player at the start', () => {
    const at = play.players.map((player) => player.at)
    at.forEach((one, index) => at.slice(index + 1).forEach((other) => expect(distance(one, other)).toBeGreaterThan(30)))
  })

  it('covers no player while it runs', () => {
    for (const step of timeline.steps) {
      const { gap, pair, time } = closestApproach(step)
      expect(gap, `${pair} after ${time.toFixed(2)} s`).toBeGreaterThan(22)
    }
  })

  it('moves the ball without a jump, and runs for at most ten seconds', () => {
    expect(timeline.seconds).toBeLessThanOrEqual(10)
    let last = momentAt(timeline, 0).ball
    for (let time = 0; time <= timeline.seconds; time += 1 / 60) {
      const { ball } = momentAt(timeline, time)
      if (ball && last) expect(distance(ball, last), `at ${time.toFixed(2)} s`).toBeLessThan(MAX_JUMP)
      last = ball
    }
  })

  it('describes each step in one or two sentences', () => {
    const texts = stepTexts(play)
    expect(texts).toHaveLength(play.steps.length)
    for (const text of texts) expect(text).toMatch(/^(Player|The ball|x\d).*\.$/)
    expect(play.steps.length).toBeLessThanOrEqual(5)
  })
})

it('shows the drawn playbook: seventy-one plays of the film room and one that goes wrong', () => {
  expect(Object.keys(plays).filter((name) => name !== 'turnover')).toHaveLength(71)
  expect(plays.boxOutAround.ball).toBe(RIM)
})
