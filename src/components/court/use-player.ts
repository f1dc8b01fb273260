import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Play } from '@/lib/court/play'
import { prefersReducedMotion } from './calm'
import type { Runner, RunState } from './runner'
import { useRunner } from './use-runner'

/** The start of each step, and the duration, in seconds. */
export type PlayTimes = { starts: number[]; seconds: number }

/** The state of a play's controls, and what they do. */
export type PlayerControls = {
  state: RunState
  /** Null until it is loaded. */
  runner: Runner | null
  isReady: boolean
  speed: number
  toggle: () => void
  goTo: (step: number) => void
  scrub: (time: number) => void
  changeSpeed: () => void
}

/** How long before its end a step is shown when it is chosen: all of its moves are over. */
const BEFORE_END = 0.05
const SPEEDS = [1, 0.5, 0.25]

/** Controls a play whose drawing is in `board`. */
export function usePlayer(
  play: Play,
  { starts, seconds }: PlayTimes,
  board: RefObject<HTMLElement | null>,
): PlayerControls {
  const [speed, setSpeed] = useState(1)
  const [runner, state] = useRunner(board, play)
  const last = starts.length - 1
  useEffect(() => runner?.prepare(), [runner])

  function goTo(step: number): void {
    const at = Math.max(0, Math.min(step, last))
    runner?.seek((starts[at + 1] ?? seconds) - BEFORE_END)
  }
  function toggle(): void {
    // Under reduced motion nothing moves by itself: the button goes from step to step.
    if (prefersReducedMotion()) return goTo(state.isResting || state.step === last ? 0 : state.step + 1)
    if (state.isRunning) runner?.pause()
    else runner?.run()
  }
  function changeSpeed(): void {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
    setSpeed(next)
    runner?.setSpeed(next)
  }
  return {
    state,
    runner,
    isReady: runner !== null,
    speed,
    toggle,
    goTo,
    scrub: (at) => runner?.seek(at),
    changeSpeed,
  }
}

/** Space plays and pauses, the arrow keys step, wherever the focus is in the element but not on the scrubber. */
export function usePlayerKeys(box: RefObject<HTMLElement | null>, { state, toggle, goTo }: PlayerControls): void {
  const act = useRef<(key: string, isButton: boolean) => boolean>(() => false)
  useEffect(() => {
    act.current = (key, isButton) => {
      if (key === 'ArrowRight') goTo(state.isResting ? 0 : state.step + 1)
      else if (key === 'ArrowLeft') goTo(state.step - 1)
      else if (key === ' ' && !isButton) toggle()
      else return false
      return true
    }
  })
  useEffect(() => {
    const element = box.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
      if (act.current(event.key, event.target instanceof HTMLButtonElement)) event.preventDefault()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [box])
}
