import type { Play } from '@/lib/court/play'
import { linesAt, timelineOf, type Timeline } from '@/lib/court/timeline'
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
  /** Works out the movements ahead, so that the first run starts without a gap. */
  prepare: () => void
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
 * How often a line is drawn, in seconds. Its end is below the mark that draws it, so half of the frames are enough; each of them
 * paints the drawing again.
 */
const LINE_INTERVAL = 1 / 30

/**
 * Lets a play run in its drawing, which CourtDiagram rendered. Its marks move as animations of the browser; scripts run only
 * while a line is drawn.
 */
export function createRunner(svg: SVGSVGElement, play: Play, onChange: (state: RunState) => void = () => {}): Runner {
  const timeline = timelineOf(play)
  const { seconds } = timeline
  const motion = createMotion(seconds)
  const prepare = prepareOnce(motion, svg, timeline)
  const showLines = prepareLines(svg, timeline)
  let [time, startedAt, speed] = [0, 0, 1]
  const timer = createTimer()

  function getTime(): number {
    return timer.isSet() ? Math.min(seconds, time + ((performance.now() - startedAt) / 1000) * speed) : time
  }

  /** Returns the time of the next change. */
  function show(at: number): number {
    svg.classList.add('is-running')
    const { step, drawn, changesAt } = linesAt(timeline, at)
    showLines(step, drawn)
    onChange({ step, isRunning: timer.isSet(), isAtEnd: at >= seconds, isResting: false })
    return changesAt
  }

  function tick(): void {
    const now = getTime()
    if (now >= seconds) return pauseAt(now)
    timer.set(Math.max((show(now) - now) / speed, LINE_INTERVAL), tick)
  }

  function start(from: number): void {
    timer.clear()
    prepare()
    ;[time, startedAt] = [from, performance.now()]
    timer.set(0, tick)
    motion.run(time, speed)
    show(time)
  }

  function pauseAt(next: number): void {
    timer.clear()
    prepare()
    time = Math.max(0, Math.min(next, seconds))
    show(time)
    motion.hold(time)
  }

  return {
    prepare,
    run: () => start(getTime() >= seconds ? 0 : getTime()),
    pause: () => pauseAt(getTime()),
    seek: pauseAt,
    rest() {
      timer.clear()
      time = 0
      svg.classList.remove('is-running')
      motion.cancel()
      showLines(null, [])
      onChange({ step: 0, isRunning: false, isAtEnd: false, isResting: true })
    },
    setSpeed(next) {
      const now = getTime()
      speed = next
      if (timer.isSet()) start(now)
    },
    getTime,
    add: motion.add,
  }
}

// Keyframes are worked out for a play that runs or is about to, not for each one on a page.
function prepareOnce(motion: Motion, svg: SVGSVGElement, timeline: Timeline): () => void {
  let hasMarks = false
  return () => {
    if (!hasMarks) addMarks(motion, svg, timeline)
    hasMarks = true
  }
}

type Timer = { set: (delay: number, act: () => void) => void; clear: () => void; isSet: () => boolean }

/** One call that is still to come: after a delay in seconds, or in the next frame when there is none. */
function createTimer(): Timer {
  let cancel: (() => void) | undefined
  function clear(): void {
    cancel?.()
    cancel = undefined
  }
  return {
    set(delay, act) {
      clear()
      cancel = delay > 0 ? callAfter(delay, act) : callInNextFrame(act)
    },
    clear,
    isSet: () => cancel !== undefined,
  }
}

function callInNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}

function callAfter(delay: number, act: () => void): () => void {
  const timer = setTimeout(act, Math.ceil(delay * 1000))
  return () => clearTimeout(timer)
}
