import { useState, type PointerEvent } from 'react'
import { addPlayer, startOf } from '@/lib/court/edit'
import { applyGesture, type Gesture } from '@/lib/court/gesture'
import { distance, type Point } from '@/lib/court/geometry'
import type { Drawing } from '@/lib/court/play'
import { moveText, playerName } from './labels'
import { findTarget } from './find-target'
import type { Chosen, PlayEditor } from './use-play-editor'

/** A shorter drag is a press. */
const PRESS = 8

type ActiveGesture = Gesture & { from: Point; isKeyed?: boolean }

export type Gestures = {
  /** The gesture in progress. */
  gesture: ActiveGesture | null
  /** The drawing as it would become. */
  preview: Drawing
  setGesture: (gesture: ActiveGesture | null) => void
  /** Adds the player of the chosen tool, and returns its label; null when the court is full. */
  add: (at: Point) => string | null
  /** Stores the result of the gesture, or says why it is impossible. */
  finish: (gesture: ActiveGesture) => void
  pointer: {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => void
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => void
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => void
    onPointerCancel: () => void
  }
}

/** Turns presses and drags on the court, and keys, into changes of the drawing. */
export function useGestures(editor: PlayEditor): Gestures {
  const { drawing, step } = editor
  const [gesture, setGesture] = useState<ActiveGesture | null>(null)
  const result = gesture ? applyGesture(drawing, step, gesture) : drawing

  function finish(finished: ActiveGesture): void {
    setGesture(null)
    const next = applyGesture(drawing, step, finished)
    if (typeof next === 'string') return editor.say(next)
    const moves = next.steps[step]?.moves ?? []
    const last = moves.length - 1
    const isDrawn = finished.type === 'draw'
    editor.change(next, isDrawn ? { chosen: { move: last } } : {})
    if (isDrawn && moves[last]) editor.say(moveText(next, step, moves[last]))
  }

  function onPointerDown(event: PointerEvent<SVGSVGElement>): void {
    if (editor.isLocked || event.button !== 0 || !(event.target instanceof Element)) return
    const at = toCourt(event)
    const grabbed = grab(findTarget(event.target, event.clientX, event.clientY), editor, at)
    if (grabbed === 'add') return void addAt(editor, at)
    if (grabbed.chosen !== undefined) editor.choose(grabbed.chosen)
    if (!grabbed.gesture) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setGesture({ ...grabbed.gesture, from: at })
  }

  return {
    gesture,
    preview: typeof result === 'string' ? drawing : result,
    setGesture,
    finish,
    add: (at) => addAt(editor, at),
    pointer: {
      onPointerDown,
      onPointerMove: (event) => gesture && !gesture.isKeyed && setGesture({ ...gesture, at: toCourt(event) }),
      onPointerUp(event) {
        if (!gesture || gesture.isKeyed) return
        const at = toCourt(event)
        const isPress = distance(at, gesture.from) < PRESS
        if (isPress && !(gesture.type === 'draw' && gesture.tool === 'shot')) setGesture(null)
        else finish({ ...gesture, at })
      },
      onPointerCancel: () => setGesture(null),
    },
  }
}

function addAt(editor: PlayEditor, at: Point): string | null {
  const { drawing, mode } = editor
  if (mode !== 'offense' && mode !== 'defense') return null
  const next = addPlayer(drawing, mode, at)
  const added = next.players.at(-1)
  if (next === drawing || !added) {
    editor.say('The court is full: a play has at most 12 players.')
    return null
  }
  editor.change(next, { chosen: { player: added.label } })
  editor.say(`${playerName(next, added.label)} is on the court.`)
  return added.label
}

type PressTarget = 'add' | { chosen?: Chosen; gesture?: Gesture }

// Decides what a press on an element of the court begins.
function grab(target: Element, { mode, step, chosen }: PlayEditor, at: Point): PressTarget {
  if (mode === 'offense' || mode === 'defense') return 'add'
  const handle = target.closest('[data-handle]')?.getAttribute('data-handle')
  if ((handle === 'end' || handle === 'via') && chosen && 'move' in chosen)
    return { gesture: { type: handle, move: chosen.move, at } }
  if (mode === 'place' && step === 0 && target.closest('[data-ball]')) return { gesture: { type: 'ball', at } }
  const who = target.closest('[data-who]')?.getAttribute('data-who')
  if (who && mode === 'place') return { chosen: { player: who }, gesture: { type: 'place', who, at } }
  if (who && mode !== 'place') return { chosen: { player: who }, gesture: { type: 'draw', tool: mode, who, at } }
  const move = target.closest('[data-move]')?.getAttribute('data-move')
  return { chosen: move ? { move: Number(move) } : null }
}

function toCourt({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point {
  const matrix = currentTarget.getScreenCTM()
  if (!matrix) return [0, 0]
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return [x, y]
}

/** Returns where a gesture by keyboard begins: at the player, a little towards the basket. */
export function beside(drawing: Drawing, step: number, who: string): Point {
  const [x, y] = startOf(drawing, step).starts.get(who) ?? [0, 0]
  return [x, Math.max(0, y - 40)]
}
