import { expect, test } from 'vitest'
import { rearrange, type Drawing, type Move, type Play, type Player } from './play'
import { plays } from './plays'
import { findPlayProblems } from './problems'
import { findOverlaps } from './overlaps'
import { drawingProblem, parseDrawing } from './schema'

const play: Play = { ...plays.handoff, steps: [] }

function problemsOf(...steps: Move[][]): string[] {
  return findPlayProblems({ ...play, steps: steps.map((moves) => ({ moves })) }).map(({ message }) => message)
}

test('follows the ball through passes and handoffs', () => {
  expect(problemsOf([{ type: 'pass', who: '1', to: '5' }], [{ type: 'pass', who: '5', to: '3' }])).toEqual([])
  expect(problemsOf([{ type: 'pass', who: '1', to: '5' }], [{ type: 'pass', who: '1', to: '3' }])).toEqual([
    'A pass starts at the player with the ball, which 1 does not have.',
  ])
  expect(findPlayProblems(plays.handoff)).toEqual([])
  expect(problemsOf([{ type: 'handoff', who: '1', to: '5' }])).toEqual([
    'Player 1 and 5 are too far apart for a handoff.',
  ])
})

test('takes the ball along only in a dribble', () => {
  expect(problemsOf([{ type: 'dribble', who: '3', to: [300, 90] }])).toEqual(['Player 3 dribbles without the ball.'])
  expect(problemsOf([{ type: 'cut', who: '1', to: [250, 200] }])).toEqual(['Player 1 has the ball: use a dribble.'])
  expect(
    problemsOf([
      { type: 'pass', who: '1', to: '5' },
      { type: 'cut', who: '1', to: [250, 200] },
    ]),
  ).toEqual([])
})

test('ends with the shot, unless the rebound is passed on', () => {
  const shot: Move = { type: 'shot', who: '1' }
  expect(problemsOf([shot], [{ type: 'pass', who: 'rim', to: '5' }], [{ type: 'pass', who: '5', to: '1' }])).toEqual([])
  expect(problemsOf([shot], [{ type: 'pass', who: '5', to: '1' }])).toHaveLength(1)
})

test('knows every player, each once and each moving once in a step', () => {
  expect(problemsOf([{ type: 'pass', who: '1', to: '9' }])).toEqual(['There is no player 9.'])
  expect(findPlayProblems({ ...play, ball: '8' })).toEqual([{ message: 'There is no player 8 for the ball.' }])
  expect(findPlayProblems({ ...play, players: [...play.players, play.players[0]!] })).toEqual([
    { message: 'There are two players 1.' },
  ])
  expect(
    problemsOf([
      { type: 'cut', who: '3', to: [300, 90] },
      { type: 'cut', who: '3', to: [250, 90] },
    ]),
  ).toEqual(['Player 3 moves twice in one step.'])
})

test('names the step and the reason', () => {
  const problemWith = (player: object) => drawingProblem({ players: [player], steps: [] })
  expect(problemWith({ label: 'center', at: [60, 10] })).toBe(
    'A player is a number up to 99, a defender x and a number, a coach one capital letter.',
  )
  expect(problemWith({ label: '1', at: [600, 10] })).toBe('This point is right of the court.')
  expect(problemsOf([])).toEqual(['A step needs at least one move.'])
  expect(findPlayProblems({ players: [], steps: [] })).toEqual([{ message: 'Put at least one player on the court.' }])
  const { players, ball } = play
  const impossible = { players, ball, steps: [{ moves: [{ type: 'shot', who: '3' }] }] }
  expect(drawingProblem(impossible)).toMatch(/^Step 1: /)
})

test('reads an unfinished drawing, and no other value', () => {
  const { players, ball, steps } = plays.giveAndGo
  const unfinished = { players, ball, steps: [...steps, { moves: [] }] }
  expect(parseDrawing(unfinished)).toEqual(unfinished)
  expect(drawingProblem(unfinished)).toBe('Step 5: A step needs at least one move.')
  expect(drawingProblem({ players, ball, steps })).toBeNull()
  const strange = { players, steps: [{ moves: [{ type: 'shot', who: '9' }] }] }
  for (const value of [null, 'x', [], {}, { players, steps, name: 'Horns' }, strange])
    expect(parseDrawing(value)).toBeNull()
})

test('moves the named players, leaves the others in place, and adds none', () => {
  const lineup: Player[] = [
    { team: 'offense', label: '1', at: [10, 20] },
    { team: 'defense', label: 'x1', at: [30, 40] },
  ]
  expect(rearrange(lineup, { x1: [50, 60] }).map(({ at }) => at)).toEqual([
    [10, 20],
    [50, 60],
  ])
  expect(lineup[1]!.at).toEqual([30, 40])
  expect(() => rearrange(lineup, { x3: [1, 1] })).toThrow('"x3"')
})

test('names the players who cover each other', () => {
  const { players, ball } = plays.giveAndGo
  const overlapping = {
    players,
    ball,
    steps: [{ moves: [{ type: 'cut', who: '2', to: [112, 86] }] }],
  } satisfies Drawing
  expect(findOverlaps(overlapping)).toEqual([
    { step: 0, message: '2 and 4 cover each other. Move one of them a little.' },
  ])
  expect(findOverlaps(plays.giveAndGo)).toEqual([])
})
