import { MOST } from './edit'
import { COURT, type Point } from './geometry'
import { isRun, type Drawing, type Move, type Step } from './play'

/** Adds an empty step after another one. */
export function addStep(drawing: Drawing, after: number): Drawing {
  return insertStep(drawing, after + 1, { moves: [] })
}

export function copyStep(drawing: Drawing, step: number): Drawing {
  const copied = drawing.steps[step]
  return copied ? insertStep(drawing, step + 1, copied) : drawing
}

export function removeStep(drawing: Drawing, step: number): Drawing {
  return { ...drawing, steps: drawing.steps.filter((_, index) => index !== step) }
}

/** Moves a step to another place in the order. */
export function moveStep(drawing: Drawing, step: number, to: number): Drawing {
  const moved = drawing.steps[step]
  if (!moved || to < 0 || to >= drawing.steps.length) return drawing
  return { ...drawing, steps: removeStep(drawing, step).steps.toSpliced(to, 0, moved) }
}

/** Sets the text of a step; an empty one is generated from the moves again. */
export function setText(drawing: Drawing, step: number, text: string): Drawing {
  return {
    ...drawing,
    steps: drawing.steps.map((one, index) =>
      index === step ? { ...(text.trim() ? { say: text } : {}), moves: one.moves } : one,
    ),
  }
}

/** Mirrors a drawing at the line from basket to basket, with the sides in its texts. */
export function mirror(drawing: Drawing): Drawing {
  const flip = ([x, y]: Point): Point => [COURT.width - x, y]
  return {
    ...drawing,
    players: drawing.players.map((player) => ({ ...player, at: flip(player.at) })),
    steps: drawing.steps.map(({ say, moves }) => ({
      ...(say === undefined ? {} : { say: swapSides(say) }),
      moves: moves.map((move) => flipMove(move, flip)),
    })),
  }
}

function flipMove(move: Move, flip: (point: Point) => Point): Move {
  const via = move.via ? { via: flip(move.via) } : {}
  if (isRun(move)) return { ...move, ...via, to: flip(move.to) }
  if (move.type === 'pass' && typeof move.to !== 'string') return { ...move, ...via, to: flip(move.to) }
  return { ...move, ...via }
}

const OTHER_SIDE: Readonly<Record<string, string>> = { left: 'right', right: 'left', Left: 'Right', Right: 'Left' }

function swapSides(text: string): string {
  return text.replace(/\b(left|right)\b/gi, (side) => OTHER_SIDE[side] ?? side)
}

function insertStep(drawing: Drawing, at: number, step: Step): Drawing {
  if (drawing.steps.length >= MOST.steps) return drawing
  return { ...drawing, steps: drawing.steps.toSpliced(at, 0, step) }
}
