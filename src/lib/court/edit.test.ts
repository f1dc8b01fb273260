import { describe, expect, test } from 'vitest'
import { addPlayer, giveBall, holderAfter, MOST, placePlayer, removePlayer, snap, startOf, stepDrawing } from './edit'
import { bendMove, drawMove, endMove, removeMove, timeMove, type Tool } from './edit-moves'
import { addStep, copyStep, mirror, moveStep, removeStep, setText } from './edit-steps'
import type { Point } from './geometry'
import { NEW_PLAY, type Drawing } from './play'
import { plays } from './plays'
import { findPlayProblems } from './problems'

/** Draws moves in order; fails when one is refused. */
function drawn(drawing: Drawing, step: number, ...moves: [Tool, string, Point][]): Drawing {
  return moves.reduce((last, [tool, who, to]) => {
    const next = drawMove(last, step, tool, who, to)
    if (typeof next === 'string') throw new Error(next)
    return next
  }, drawing)
}

const ENTRY = drawn(NEW_PLAY, 0, ['pass', '1', [410, 230]], ['cut', '1', [280, 110]])

describe('drawing a move', () => {
  test('passes to the nearest player, shoots at the rim, and cuts after the pass', () => {
    expect(ENTRY.steps[0]!.moves).toEqual([
      { type: 'pass', who: '1', to: '3' },
      { type: 'cut', who: '1', to: [280, 110] },
    ])
    expect(drawn(ENTRY, 0, ['pass', '3', [252, 50]]).steps[0]!.moves[2]).toMatchObject({ type: 'shot', who: '3' })
    expect(findPlayProblems(ENTRY)).toEqual([])
  })

  test('passes to a player up to 45 units away', () => {
    const [x, y] = startOf(NEW_PLAY, 0).starts.get('3')!
    expect(drawMove(NEW_PLAY, 0, 'pass', '1', [x, y + 44])).toMatchObject({ steps: [{ moves: [{ to: '3' }] }] })
    expect(drawMove(NEW_PLAY, 0, 'pass', '1', [x, y + 45])).toBe('End a pass at a player, or at the rim for a shot.')
  })

  test('lets the player with the ball dribble, and others cut', () => {
    const types = (...moves: [Tool, string, Point][]) =>
      drawn(NEW_PLAY, 0, ...moves).steps[0]!.moves.map(({ type }) => type)
    expect(types(['cut', '1', [200, 200]], ['dribble', '2', [60, 60]])).toEqual(['dribble', 'cut'])
    expect(types(['screen', '5', [250, 250]])).toEqual(['screen'])
  })

  test('replaces the movement of a player in the step', () => {
    const twice = drawn(NEW_PLAY, 0, ['cut', '2', [60, 60]], ['cut', '2', [200, 60]])
    expect(twice.steps[0]!.moves).toEqual([{ type: 'cut', who: '2', to: [200, 60] }])
  })

  test('starts a second pass when the first has arrived', () => {
    const [, , swing] = drawn(ENTRY, 0, ['pass', '3', [350, 100]]).steps[0]!.moves
    expect(swing).toMatchObject({ type: 'pass', who: '3', to: '5', after: expect.any(Number) })
    expect(findPlayProblems(drawn(ENTRY, 0, ['pass', '3', [350, 100]]))).toEqual([])
  })

  test.each([
    ['pass', '2', [410, 230], 'Player 2 does not have the ball: player 1 does.'],
    ['pass', '1', [250, 180], 'End a pass at a player, or at the rim for a shot.'],
    ['handoff', '1', [250, 180], 'End a handoff at a player.'],
    ['handoff', '1', [252, 50], 'End a handoff at a player.'],
  ] as const)('refuses a %s of player %s to %j', (tool, who, to, reason) => {
    expect(drawMove(NEW_PLAY, 0, tool, who, to)).toBe(reason)
  })

  test('is bent, timed, moved and removed', () => {
    const bent = bendMove(timeMove(endMove(ENTRY, 0, 1, [303, 98]), 0, 1, 0.4, 1.2), 0, 1, [333, 202])
    const cut = { type: 'cut', who: '1', to: [305, 100] }
    expect(bent.steps[0]!.moves[1]).toEqual({ ...cut, via: [335, 200], after: 0.4, seconds: 1.2 })
    expect(timeMove(bendMove(bent, 0, 1), 0, 1, 0, 1).steps[0]!.moves[1]).toEqual({ ...cut, seconds: 1 })
    expect(removeMove(bent, 0, 1).steps[0]!.moves).toHaveLength(1)
  })
})

describe('the players', () => {
  test('stay where the step before left them', () => {
    const two = addStep(ENTRY, 0)
    expect(startOf(two, 1).starts.get('1')).toEqual([280, 110])
    expect(holderAfter(two, 1)).toBe('3')
    expect(stepDrawing(two, 1)).toMatchObject({ ball: '3', steps: [{ moves: [] }] })
    expect(placePlayer(two, 1, '1', [301, 120]).steps[0]!.moves[1]).toMatchObject({ to: [300, 120] })
    expect(placePlayer(two, 1, '2', [60, 60]).players[1]!.at).toEqual([60, 60])
    expect(placePlayer(ENTRY, 0, '1', [-40, 900]).players[0]!.at).toEqual([0, 420])
    expect(snap([12, 413])).toEqual([10, 415])
  })

  test('get the lowest free number, and leave with their moves and the ball', () => {
    const more = addPlayer(addPlayer(NEW_PLAY, 'defense', [250, 250]), 'offense', [30, 30])
    expect(more.players.slice(5)).toEqual([
      { label: 'x1', at: [250, 250], team: 'defense' },
      { label: '6', at: [30, 30] },
    ])
    const full = Array.from({ length: 20 }).reduce<Drawing>((last) => addPlayer(last, 'offense', [9, 9]), NEW_PLAY)
    expect(full.players).toHaveLength(MOST.players)
    const left = removePlayer(ENTRY, '3')
    expect(left.steps[0]!.moves).toEqual([{ type: 'cut', who: '1', to: [280, 110] }])
    expect(removePlayer(ENTRY, '1')).not.toHaveProperty('ball')
    expect(giveBall(NEW_PLAY, '4').ball).toBe('4')
  })
})

describe('the steps', () => {
  test('are added, copied, moved and removed', () => {
    const three = copyStep(addStep(ENTRY, 0), 0)
    expect(three.steps.map(({ moves }) => moves.length)).toEqual([2, 2, 0])
    expect(moveStep(three, 2, 0).steps.map(({ moves }) => moves.length)).toEqual([0, 2, 2])
    expect(moveStep(three, 2, 3)).toBe(three)
    expect(moveStep(three, 0, -1)).toBe(three)
    expect(removeStep(three, 1).steps).toHaveLength(2)
    const full = Array.from({ length: 20 }).reduce<Drawing>((last) => addStep(last, 0), NEW_PLAY)
    expect(full.steps).toHaveLength(MOST.steps)
  })

  test('have their own text until it is emptied', () => {
    expect(setText(ENTRY, 0, 'Go.').steps[0]).toMatchObject({ say: 'Go.' })
    expect(setText(setText(ENTRY, 0, 'Go.'), 0, ' ').steps[0]).not.toHaveProperty('say')
  })

  test('are mirrored with their texts, and back again', () => {
    const { name: _name, description: _description, ...play } = plays.giveAndGo
    const drawing = setText(play, 0, 'Left wing, then the right corner.')
    const flipped = mirror(drawing)
    expect(flipped.steps[0]!.say).toBe('Right wing, then the left corner.')
    expect(flipped.players[1]!.at).toEqual([88, 240])
    expect(flipped.steps[0]!.moves[0]).toMatchObject({ via: [162, 296] })
    expect(mirror(flipped)).toEqual(drawing)
    expect(findPlayProblems(flipped)).toEqual([])
  })
})
