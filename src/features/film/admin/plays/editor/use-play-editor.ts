import { useField } from '@payloadcms/ui'
import { useState } from 'react'
import type { Tool } from '@/lib/court/edit-moves'
import { NO_HISTORY, record, redo, undo, type History } from '@/lib/court/history'
import { NEW_PLAY, type Drawing } from '@/lib/court/play'

/** What a press on the court does: places a player, adds one, or draws a move of the player. */
export type Mode = 'place' | Tool | 'offense' | 'defense'
/** What is chosen: a player by its label, or a move of the step by its index. */
export type Chosen = { player: string } | { move: number } | null

export type PlayEditor = {
  drawing: Drawing
  step: number
  mode: Mode
  chosen: Chosen
  /** The last thing that happened or was refused, as a sentence. */
  note: string
  isLocked: boolean
  canUndo: boolean
  canRedo: boolean
  /** Stores a changed drawing. Changes of the same group in a row are undone together. */
  change: (next: Drawing, options?: { step?: number; chosen?: Chosen; group?: string }) => void
  choose: (chosen: Chosen) => void
  setMode: (mode: Mode) => void
  goTo: (step: number) => void
  say: (note: string) => void
  undo: () => void
  redo: () => void
}

/** The state of the play editor: the drawing is the field's value in the form, everything else is local. */
export function usePlayEditor(path: string, readOnly: boolean): PlayEditor {
  const { disabled, setValue, value } = useField<Drawing | null>({ path })
  const [history, setHistory] = useState<History<Drawing>>(NO_HISTORY)
  const [chosenStep, setChosenStep] = useState(0)
  const [mode, setMode] = useState<Mode>('place')
  const [chosen, choose] = useState<Chosen>(null)
  const [note, say] = useState('')
  const drawing = value ?? NEW_PLAY
  const step = Math.min(chosenStep, Math.max(0, drawing.steps.length - 1))
  const isLocked = readOnly || disabled

  const change: PlayEditor['change'] = (next, { step: to = step, chosen: then = chosen, group } = {}) => {
    if (isLocked || next === drawing) return
    setHistory(record(history, drawing, group))
    setValue(next)
    setChosenStep(to)
    choose(then)
    say('')
  }

  function applyHistory(found: [Drawing, History<Drawing>] | null, done: string): void {
    if (isLocked || !found) return
    setValue(found[0])
    setHistory(found[1])
    choose(null)
    say(done)
  }

  return {
    ...{ drawing, step, mode, chosen, note, isLocked, change, choose, say },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    setMode(next) {
      setMode(next)
      say('')
    },
    goTo(next) {
      setChosenStep(Math.max(0, Math.min(next, drawing.steps.length - 1)))
      choose(null)
      say('')
    },
    undo: () => applyHistory(undo(history, drawing), 'The last change is undone.'),
    redo: () => applyHistory(redo(history, drawing), 'The change is back.'),
  }
}

export function isChosenPlayer({ chosen }: Pick<PlayEditor, 'chosen'>, label: string): boolean {
  return chosen !== null && 'player' in chosen && chosen.player === label
}

/** @param index the index of a move in the current step */
export function isChosenMove({ chosen }: Pick<PlayEditor, 'chosen'>, index: number): boolean {
  return chosen !== null && 'move' in chosen && chosen.move === index
}
