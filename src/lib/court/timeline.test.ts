import { expect, test } from 'vitest'
import { COURT, distance, lengthOf } from './geometry'
import type { Move, Play } from './play'
import { plays } from './plays'
import { ballPosition, linesAt, momentAt, timelineOf } from './timeline'

const timeline = timelineOf(plays.giveAndGo)
const [pass, cut, , finish] = timeline.steps

test('starts where the players are, with the ball in hand and no line drawn', () => {
  const { step, players, ball, drawn, flash } = momentAt(timeline, 0)
  expect([step, flash]).toEqual([0, null])
  expect([...players]).toEqual(plays.giveAndGo.players.map(({ label, at }) => [label, at]))
  expect(ball).toEqual(ballPosition([250, 280]))
  expect(drawn).toEqual([0, 0, 0, 0, 0])
})

test('draws the lines of a step before its moves, and keeps those of earlier steps', () => {
  expect(momentAt(timeline, 0.3).drawn).toEqual([1, 0, 0, 0, 0])
  expect(momentAt(timeline, 0.3).ball).toEqual(ballPosition([250, 280]))
  const { drawn } = momentAt(timeline, cut!.from + 0.15)
  expect(drawn.slice(3)).toEqual([0, 0])
  expect(drawn[1]).toBeCloseTo(0.5)
})

test('returns when a line or the step changes next', () => {
  expect(linesAt(timeline, 0).changesAt).toBe(0)
  expect(linesAt(timeline, 0.1).changesAt).toBe(0.1)
  expect(linesAt(timeline, 0.3).changesAt).toBe(cut!.from)
  expect(linesAt(timeline, timeline.seconds - 0.1).changesAt).toBe(timeline.seconds)
  expect(linesAt(timeline, timeline.seconds).changesAt).toBe(Infinity)
})

test('starts each step where the last one ended', () => {
  timeline.steps.slice(1).forEach(({ from }) => {
    const [before, after] = [momentAt(timeline, from - 0.001), momentAt(timeline, from)]
    expect(after.step).toBe(before.step + 1)
    expect(after.players).toEqual(before.players)
    expect(after.ball).toEqual(before.ball)
  })
  expect(pass!.from).toBe(0)
})

test('flashes the rim after the shot, and ends with the ball in it', () => {
  expect(momentAt(timeline, finish!.from + 0.2).flash).toBeNull()
  expect(momentAt(timeline, timeline.seconds - 0.3).flash).toBeCloseTo(0.5)
  const end = momentAt(timeline, timeline.seconds + 5)
  expect(end.ball).toEqual(COURT.rim)
  expect(end.players.get('1')).toEqual([284, 104])
  // The hero of the home page moves by itself for less than five seconds.
  expect(timeline.seconds).toBeLessThan(5)
})

/** Returns a play of one step: player 1 passes to player 3, who runs for a second. */
function passToRunner(pass: { after: number; seconds: number }): Play {
  const cut = { type: 'cut', who: '3', to: [412, 100], seconds: 1 } as const
  return { ...plays.giveAndGo, steps: [{ moves: [cut, { type: 'pass', who: '1', to: '3', ...pass }] }] }
}

test('aims a pass at where a running receiver will be', () => {
  const { ball, players } = momentAt(timelineOf(passToRunner({ after: 0.5, seconds: 0.5 })), 1.31)
  expect(players.get('3')).toEqual([412, 100])
  expect(ball).toEqual(ballPosition([412, 100]))
})

test('moves the ball with a receiver who runs on after the catch', () => {
  const { ball, players } = momentAt(timelineOf(passToRunner({ after: 0, seconds: 0.2 })), 0.8)
  const runner = players.get('3')!
  expect(runner).not.toEqual([412, 100])
  expect(ball).toEqual(ballPosition(runner))
})

test('bends the line of a pass, but not that of a handoff or a shot', () => {
  const moves: Move[] = [
    { type: 'pass', who: '1', to: '3' },
    { type: 'handoff', who: '3', to: '2' },
    { type: 'shot', who: '2' },
  ]
  const [step] = timelineOf({ ...plays.giveAndGo, steps: [{ moves }] }).steps
  const isBent = step!.legs.map(({ curve }) => lengthOf(curve) - distance(curve.from, curve.to) > 1)
  expect(isBent).toEqual([true, false, false])
})

test('a single moment takes no time', () => {
  expect(timelineOf(plays.boxOutReady)).toEqual({ steps: [], seconds: 0 })
})
