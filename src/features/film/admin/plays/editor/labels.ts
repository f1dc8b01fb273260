import { holderAfter, startOf, stepDrawing } from '@/lib/court/edit'
import type { Point } from '@/lib/court/geometry'
import { isRun, type Drawing, type Move } from '@/lib/court/play'
import { timelineOf } from '@/lib/court/timeline'
import type { Leg } from '@/lib/court/track'
import { describeArea, stepTexts } from '@/lib/court/describe-play'
import type { Chosen, Mode, PlayEditor } from './use-play-editor'

/** The tools with their names and keys, in the order of the palette. */
export const TOOLS: readonly { mode: Mode; label: string; key: string }[] = [
  { mode: 'place', label: 'Move', key: 'v' },
  { mode: 'pass', label: 'Pass', key: 'p' },
  { mode: 'cut', label: 'Cut', key: 'c' },
  { mode: 'dribble', label: 'Dribble', key: 'd' },
  { mode: 'screen', label: 'Screen', key: 's' },
  { mode: 'handoff', label: 'Handoff', key: 'h' },
  { mode: 'shot', label: 'Shot', key: 't' },
]

export const NEW_PLAYERS: readonly { mode: 'offense' | 'defense'; label: string; key: string }[] = [
  { mode: 'offense', label: 'Player', key: 'o' },
  { mode: 'defense', label: 'Defender', key: 'x' },
]

/** Returns the name of a player: 'Player 3', 'Defender x3'. */
export function playerName(drawing: Drawing, label: string): string {
  const isDefense = drawing.players.some((player) => player.label === label && player.team === 'defense')
  return `${isDefense ? 'Defender' : 'Player'} ${label}`
}

/** Returns the accessible name of a player on the court: where it is, and whether it has the ball. */
export function playerLabel(drawing: Drawing, step: number, label: string, at: Point): string {
  const { preposition, name } = describeArea(at)
  const ball = startOf(drawing, step).ball === label ? ', has the ball' : ''
  return `${playerName(drawing, label)}, ${preposition} ${name}${ball}`
}

/** Returns a move as a sentence: 'Player 3 cuts to the right wing.' */
export function moveText(drawing: Drawing, step: number, move: Move): string {
  const one = { ...stepDrawing(drawing, step), steps: [{ moves: [move] }] }
  return stepTexts(one)[0] ?? ''
}

/** Returns the indices of moves in the order of their lines: movements of players first. */
export function lineOrder(moves: readonly Move[]): number[] {
  const indices = moves.map((_, index) => index)
  const runs = (index: number) => Number(!isRun(moves[index]!))
  return indices.sort((one, other) => runs(one) - runs(other) || one - other)
}

/** Returns a move of a step with its line and time. */
export function legOf(drawing: Drawing, step: number, index: number): Leg | null {
  const line = lineOrder(drawing.steps[step]?.moves ?? []).indexOf(index)
  return timelineOf(drawing).steps[step]?.legs[line] ?? null
}

/** Returns what to do next, below the court. */
export function hintOf({
  drawing,
  step,
  mode,
  chosen,
}: Pick<PlayEditor, 'drawing' | 'step' | 'mode' | 'chosen'>): string {
  if (mode === 'offense' || mode === 'defense') return 'Press the court where the player begins.'
  const holder = holderAfter(drawing, step)
  if (mode === 'shot') return holder ? `Press player ${holder}, who has the ball.` : 'Give a player the ball first.'
  if (mode === 'pass' || mode === 'handoff') {
    const end = mode === 'pass' ? 'a player, or to the rim' : 'the player next to it'
    return holder ? `Drag from player ${holder}, who has the ball, to ${end}.` : 'Give a player the ball first.'
  }
  if (mode !== 'place') return 'Drag from the player to where the line ends.'
  return hintForChosen(chosen)
}

function hintForChosen(chosen: Chosen): string {
  if (chosen === null) return 'Drag a player to its place, or choose a tool.'
  if ('player' in chosen) return 'Drag it, or use the arrow keys: one foot each. Delete removes it.'
  return 'Drag its end or its middle. Delete removes it.'
}
