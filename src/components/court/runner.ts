import type { Play } from '@/lib/court/play'
import { linesAt, timelineOf } from '@/lib/court/timeline'
import { prepareLines } from './drawn-lines'
import { createMotion, type Motion } from './motion'
import { addMarks } from './moving-marks'

/** The state of a running play, for its controls. */
export type RunState = {
  step: number
  isRunning: boolean
  isAtEnd: boolean
  /** The whole drawing is shown: before the first run, and in print. */
  isResting: boolean
}

export type Runner = {
  /** Runs from the current time, or from the start after the end. */
  run: () => void
  pause: () => void
  /** Pauses at a time. */
  seek: (time: number) => void
  /** Shows the whole drawing again. */
  rest: () => void
  setSpeed: (speed: number) => void
  /** Returns the seconds since the start. */
  getTime: () => number
  /** Moves another element with the play: see Motion. */
  add: Motion['add']
}

/**
 * Lets a play run in its drawing, which CourtDiagram rendered. Its marks move as animations of the browser; scripts run only in
 * the frames in which a line is drawn.
 */
export function createRunner(svg: SVGSVGElement, play: Play, onChange: (state: RunState) => void = () => {}): Runner {
  const timeline = timelineOf(play)
  const { seconds } = timeline
  const motion = createMotion(seconds)
  const showLines = prepareLines(svg, timeline)
  let hasMarks = false
  let speed = 1
  let [time, startedAt] = [0, 0]
  let cancelNext: (() => void) | undefined

  // Keyframes are worked out for a play that runs, not for each one on a page.
  function prepare(): void {
    if (!hasMarks) addMarks(motion, svg, timeline)
    hasMarks = true
    svg.classList.add('is-running')
  }

  function getTime(): number {
    return cancelNext ? Math.min(seconds, time + ((performance.now() - startedAt) / 1000) * speed) : time
  }

  function show(at: number): number {
    const { step, drawn, changesAt } = linesAt(timeline, at)
    showLines(step, drawn)
    onChange({ step, isRunning: cancelNext !== undefined, isAtEnd: at >= seconds, isResting: false })
    return changesAt
  }

  function tick(): void {
    const now = getTime()
    if (now >= seconds) return pauseAt(now)
    const changesAt = show(now)
    cancelNext = changesAt > now ? after((changesAt - now) / speed, tick) : inNextFrame(tick)
  }

  function start(from: number): void {
    stop()
    prepare()
    ;[time, startedAt] = [from, performance.now()]
    cancelNext = inNextFrame(tick)
    motion.run(time, speed)
    show(time)
  }

  function stop(): void {
    cancelNext?.()
    cancelNext = undefined
  }

  function pauseAt(next: number): void {
    stop()
    prepare()
    time = Math.max(0, Math.min(next, seconds))
    show(time)
    motion.hold(time)
  }

  return {
    run: () => start(getTime() >= seconds ? 0 : getTime()),
    pause: () => pauseAt(getTime()),
    seek: pauseAt,
    rest() {
      stop()
      time = 0
      svg.classList.remove('is-running')
      motion.cancel()
      showLines(null, [])
      onChange({ step: 0, isRunning: false, isAtEnd: false, isResting: true })
    },
    setSpeed(next) {
      const now = getTime()
      speed = next
      if (cancelNext) start(now)
    },
    getTime,
    add: motion.add,
  }
}

function inNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}

function after(delay: number, act: () => void): () => void {
  const timer = setTimeout(act, delay * 1000)
  return () => clearTimeout(timer)
}
