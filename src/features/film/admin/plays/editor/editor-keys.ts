import { focusWhenDrawn } from '@/admin/focus-when-drawn'
import { FOOT, MOST, placePlayer, removePlayer, startOf } from '@/lib/court/edit'
import { removeMove } from '@/lib/court/edit-moves'
import { mirror } from '@/lib/court/edit-steps'
import { applyGesture, targetsOf, type Gesture } from '@/lib/court/gesture'
import { COURT, distance, pointAt, type Point } from '@/lib/court/geometry'
import { legOf, NEW_PLAYERS, playerName, TOOLS } from './labels'
import { beside, type Gestures } from './use-gesture'
import type { Mode, PlayEditor } from './use-play-editor'

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -FOOT],
  ArrowDown: [0, FOOT],
  ArrowLeft: [-FOOT, 0],
  ArrowRight: [FOOT, 0],
}
const TYPING = 'input, textarea, select, dialog'
const MODES = new Map<string, Mode>([...TOOLS, ...NEW_PLAYERS].map(({ key, mode }) => [key, mode]))

type KeyContext = { editor: PlayEditor; gestures: Gestures; board: SVGSVGElement | null }

/** Handles a key in the editor: everything that a pointer does can be done by keys. */
export function handleKey(event: KeyboardEvent, keyed: KeyContext): void {
  if (!(event.target instanceof Element) || event.altKey || event.target.closest(TYPING)) return
  const isHandled =
    event.ctrlKey || event.metaKey ? handleUndoKeys(event, keyed.editor) : press(event, event.target, keyed)
  if (!isHandled) return
  event.preventDefault()
  event.stopPropagation()
}

function handleUndoKeys({ key, shiftKey }: KeyboardEvent, { undo, redo }: PlayEditor): boolean {
  const isUndo = key.toLowerCase() === 'z' && !shiftKey
  if (isUndo) undo()
  else if (key.toLowerCase() === 'z' || key.toLowerCase() === 'y') redo()
  else return false
  return true
}

function press(event: KeyboardEvent, target: Element, keyed: KeyContext): boolean {
  const { editor, gestures, board } = keyed
  const { drawing, step } = editor
  const who = target.closest('[data-who]')?.getAttribute('data-who') ?? null
  const digit = /^Digit(\d)$/.exec(event.code)?.[1]
  if (digit) return focusPlayer(board, `${event.shiftKey ? 'x' : ''}${digit}`)
  const arrow = ARROWS[event.key]
  if (arrow) return moveBy(arrow, target, who, keyed)
  switch (event.key) {
    case 'Enter':
      return enter(who, keyed)
    case 'Escape':
      return escape(keyed)
    case 'Delete':
    case 'Backspace':
      return remove(who, editor)
    case ',':
    case '.':
      editor.goTo(step + (event.key === ',' ? -1 : 1))
      return true
    case 'm':
      editor.change(mirror(drawing), { chosen: null })
      return true
  }
  const mode = MODES.get(event.key.toLowerCase())
  if (!mode) return false
  editor.setMode(mode)
  gestures.setGesture(who ? begin(editor, mode, who) : null)
  return true
}

// A tool's key begins its line at the player with the focus.
function begin(editor: PlayEditor, mode: Mode, who: string) {
  const { drawing, step, isLocked } = editor
  if (isLocked || mode === 'place' || mode === 'offense' || mode === 'defense') return null
  const from = startOf(drawing, step).starts.get(who) ?? COURT.rim
  const isThrown = mode === 'pass' || mode === 'handoff'
  const at = isThrown ? (targetsOf(drawing, step, who, mode, COURT.rim)[0] ?? from) : beside(drawing, step, who)
  const gesture: Gesture = { type: 'draw', tool: mode, who, at }
  const refused = applyGesture(drawing, step, gesture)
  editor.choose({ player: who })
  if (typeof refused === 'string' && isThrown) {
    editor.say(refused)
    return null
  }
  editor.say('Choose the end with the arrow keys, then press Enter. Escape cancels.')
  return { ...gesture, from, isKeyed: true }
}

function moveBy(arrow: Point, target: Element, who: string | null, { editor, gestures }: KeyContext): boolean {
  const { drawing, step, chosen } = editor
  const { gesture } = gestures
  if (gesture?.type === 'draw') {
    gestures.setGesture({ ...gesture, at: nextEnd(arrow, gesture, editor) })
    return true
  }
  if (who) {
    const at = startOf(drawing, step).starts.get(who)
    if (at)
      editor.change(placePlayer(drawing, step, who, add(at, arrow)), {
        chosen: { player: who },
        group: `${who} ${step}`,
      })
    return true
  }
  const handle = target.closest('[data-handle]')?.getAttribute('data-handle')
  if ((handle !== 'end' && handle !== 'via') || !chosen || !('move' in chosen)) return false
  const leg = legOf(drawing, step, chosen.move)
  if (!leg) return false
  const at = add(handle === 'end' ? leg.line.to : pointAt(leg.line, 0.5), arrow)
  const next = applyGesture(drawing, step, { type: handle, move: chosen.move, at })
  if (typeof next !== 'string') editor.change(next, { group: `${handle} ${chosen.move} ${step}` })
  return true
}

// A pass goes from player to player, a movement by a foot.
function nextEnd(arrow: Point, { tool, who, at }: Extract<Gesture, { type: 'draw' }>, editor: PlayEditor): Point {
  if (tool !== 'pass' && tool !== 'handoff') return add(at, arrow)
  const targets = targetsOf(editor.drawing, editor.step, who, tool, COURT.rim)
  const now = targets.findIndex(([x, y]) => x === at[0] && y === at[1])
  const by = arrow[0] + arrow[1] > 0 ? 1 : -1
  return targets[(now + by + targets.length) % targets.length] ?? at
}

function enter(who: string | null, { editor, gestures, board }: KeyContext): boolean {
  if (gestures.gesture) gestures.finish(gestures.gesture)
  else if (editor.mode === 'offense' || editor.mode === 'defense') {
    const added = gestures.add(freePoint(editor))
    if (added && board?.parentElement) focusWhenDrawn(board.parentElement, `[data-who="${added}"]`)
  } else if (who) editor.choose({ player: who })
  else return false
  return true
}

// A new player begins beside the others, at the foul line.
function freePoint({ drawing, step }: PlayEditor): Point {
  const points = [...startOf(drawing, step).starts.values()]
  const row = Array.from({ length: MOST.players }, (_, index): Point => [COURT.rim[0] + index * 20, COURT.keyDepth])
  return row.find((point) => points.every((other) => distance(other, point) > 30)) ?? [COURT.rim[0], COURT.keyDepth]
}

function escape({ editor, gestures }: KeyContext): boolean {
  if (!gestures.gesture && editor.chosen === null && editor.mode === 'place') return false
  gestures.setGesture(null)
  editor.choose(null)
  editor.setMode('place')
  return true
}

function remove(who: string | null, { drawing, step, chosen, change, say }: PlayEditor): boolean {
  if (chosen && 'move' in chosen) {
    change(removeMove(drawing, step, chosen.move), { chosen: null })
    say('The move is removed.')
  } else if (who) {
    change(removePlayer(drawing, who), { chosen: null })
    say(`${playerName(drawing, who)} is removed.`)
  } else return false
  return true
}

function focusPlayer(board: SVGSVGElement | null, label: string): boolean {
  const player = board?.querySelector<SVGGElement>(`[data-who="${label}"]`)
  player?.focus()
  return Boolean(player)
}

function add(one: Point, other: Point): Point {
  return [one[0] + other[0], one[1] + other[1]]
}
