import { COURT } from '@/lib/court/geometry'
import type { Play } from '@/lib/court/play'
import { momentAt, timelineOf, type Moment } from '@/lib/court/timeline'

const SVG = 'http://www.w3.org/2000/svg'
/** The distance of the dots of a pass, as in court.css. */
const DOT = 1
const DOT_GAP = 9
const NEVER = 9999
/** How far the rim's flash grows, in court units. */
const FLASH_RADIUS = 30

/** The state of a running play, for its controls. */
export type RunState = {
  /** Seconds since the start. */
  time: number
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
}

/** Lets a play run in its drawing, which CourtDiagram rendered: only attributes of existing elements change. */
export function createRunner(svg: SVGSVGElement, play: Play, onChange: (state: RunState) => void = () => {}): Runner {
  const timeline = timelineOf(play)
  const show = prepare(
    svg,
    timeline.steps.flatMap(({ legs }, step) => legs.map(() => step)),
  )
  const { seconds } = timeline
  let [time, speed, frame, last] = [0, 1, 0, 0]

  function seekTo(next: number): void {
    time = Math.max(0, Math.min(next, seconds))
    const moment = momentAt(timeline, time)
    show(moment)
    onChange({ time, step: moment.step, isRunning: frame !== 0, isAtEnd: time >= seconds, isResting: false })
  }

  function tick(now: number): void {
    const next = time + ((now - last) / 1000) * speed
    last = now
    frame = next < seconds ? requestAnimationFrame(tick) : 0
    seekTo(next)
  }

  function stop(): void {
    cancelAnimationFrame(frame)
    frame = 0
  }

  return {
    run() {
      stop()
      if (time >= seconds) time = 0
      last = performance.now()
      frame = requestAnimationFrame(tick)
      seekTo(time)
    },
    pause() {
      stop()
      seekTo(time)
    },
    seek(next) {
      stop()
      seekTo(next)
    },
    rest() {
      stop()
      time = 0
      show(null)
      onChange({ time, step: 0, isRunning: false, isAtEnd: false, isResting: true })
    },
    setSpeed(next) {
      speed = next
    },
  }
}

type Line = { group: Element; show: (share: number) => void; step: number }

/** Returns a function that shows a moment in a drawing, or the whole drawing. */
function prepare(svg: SVGSVGElement, steps: number[]): (moment: Moment | null) => void {
  const lines = [...svg.querySelectorAll('.play > g')].map((group, index) => toLine(group, steps[index] ?? 0))
  const players = [...svg.querySelectorAll('[data-player]')].map(
    (mark) => [mark.getAttribute('data-player'), toMark(mark)] as const,
  )
  const ball = [...svg.querySelectorAll('.ball')].slice(0, 1).map(toMark)
  const marks = [...players.map(([, mark]) => mark), ...ball]
  const flash = flashOf(svg)

  return (moment) => {
    svg.classList.toggle('is-running', moment !== null)
    lines.forEach(({ group, show, step }, index) => {
      group.classList.toggle('is-live', moment?.step === step)
      show(moment?.drawn[index] ?? 1)
    })
    showFlash(flash, moment?.flash ?? null)
    if (!moment) return marks.forEach(({ rest }) => rest())
    for (const [label, { move }] of players) move(moment.players.get(label ?? ''))
    for (const { move } of ball) move(moment.ball)
  }
}

type Mark = { move: (to: readonly [number, number] | null | undefined) => void; rest: () => void }

// Most players stand still in a frame: an attribute that is set again, even to the same value, is laid out again.
function toMark(element: Element): Mark {
  const place = element.getAttribute('transform') ?? ''
  let last = place
  function set(value: string): void {
    if (value === last) return
    last = value
    element.setAttribute('transform', value)
  }
  return {
    move: (to) => to && set(`translate(${to[0].toFixed(1)} ${to[1].toFixed(1)})`),
    rest: () => set(place),
  }
}

function toLine(group: Element, step: number): Line {
  const [stroke, dots, head] = ['.stroke', '.dots', '.head'].map((name) => group.querySelector<SVGPathElement>(name))
  const length = dots?.getTotalLength() ?? 0
  let shown = 1
  return {
    group,
    step,
    show(share) {
      if (share === shown) return
      shown = share
      const isWhole = share === 1
      // The round end of a line without length would be a dot.
      group.setAttribute('visibility', share === 0 ? 'hidden' : 'visible')
      if (head) head.style.opacity = isWhole ? '' : '0'
      if (stroke) stroke.style.strokeDasharray = isWhole ? '' : `${share} 2`
      // A dotted line appears dot by dot.
      if (dots) dots.style.strokeDasharray = isWhole ? '' : dotted(length * share)
    },
  }
}

function dotted(length: number): string {
  return `${`${DOT} ${DOT_GAP} `.repeat(Math.floor(length / (DOT + DOT_GAP)))}0 ${NEVER}`
}

function flashOf(svg: SVGSVGElement): Element {
  const known = svg.querySelector('.flash')
  if (known) return known
  const flash = document.createElementNS(SVG, 'circle')
  flash.setAttribute('class', 'flash')
  flash.setAttribute('cx', String(COURT.rim[0]))
  flash.setAttribute('cy', String(COURT.rim[1]))
  flash.setAttribute('opacity', '0')
  return svg.appendChild(flash)
}

function showFlash(flash: Element, share: number | null): void {
  const opacity = share === null ? '0' : String(1 - share)
  if (flash.getAttribute('opacity') !== opacity) flash.setAttribute('opacity', opacity)
  if (share !== null) flash.setAttribute('r', String(COURT.rimRadius + FLASH_RADIUS * share))
}
