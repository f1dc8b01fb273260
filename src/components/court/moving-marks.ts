import { COURT, type Point } from '@/lib/court/geometry'
import { momentAt, type Timeline } from '@/lib/court/timeline'
import { toKeyframes, type Motion } from './motion'

const SVG = 'http://www.w3.org/2000/svg'
/** How far the rim's flash grows, in court units. */
const FLASH_GROWTH = 30
/** The keyframes of a second; between two of them a mark moves straight. */
const KEYFRAMES_PER_SECOND = 30

/** Adds the players that move, the ball, and the flash of the rim. */
export function addMarks(motion: Motion, svg: SVGSVGElement, timeline: Timeline): void {
  const count = Math.max(1, Math.round(timeline.seconds * KEYFRAMES_PER_SECOND))
  const times = Array.from({ length: count + 1 }, (_, index) => (index / count) * timeline.seconds)
  const moments = times.map((time) => momentAt(timeline, time))
  const addMark = (mark: Element, points: (Point | null | undefined)[]) => {
    let transform = ''
    // A ball that left the court stays where it was last.
    const transforms = points.map((at) => (transform = at ? translate(at) : transform))
    if (new Set(transforms).size > 1) motion.add(mark, toKeyframes('transform', transforms))
  }
  for (const mark of svg.querySelectorAll<SVGGElement>('[data-player]')) {
    addMark(
      mark,
      moments.map(({ players }) => players.get(mark.dataset.player ?? '')),
    )
  }
  const ball = svg.querySelector('.ball')
  if (ball) {
    addMark(
      ball,
      moments.map((moment) => moment.ball),
    )
  }
  const flashes = moments.map(({ flash }) => flash)
  if (flashes.some((flash) => flash !== null)) addFlash(motion, svg, flashes)
}

function addFlash(motion: Motion, svg: SVGSVGElement, shares: (number | null)[]): void {
  const flash = svg.querySelector('.flash') ?? createFlash(svg)
  const transforms = shares.map((share) => `${translate(COURT.rim)} scale(${radiusOf(share ?? 0) / radiusOf(1)})`)
  const opacities = shares.map((share) => String(share === null ? 0 : 1 - share))
  motion.add(flash, toKeyframes('transform', transforms))
  motion.add(flash, toKeyframes('opacity', opacities))
}

function radiusOf(share: number): number {
  return COURT.rimRadius + FLASH_GROWTH * share
}

function createFlash(svg: SVGSVGElement): Element {
  const flash = document.createElementNS(SVG, 'circle')
  flash.setAttribute('class', 'flash')
  flash.setAttribute('r', String(radiusOf(1)))
  flash.setAttribute('opacity', '0')
  return svg.appendChild(flash)
}

function translate([x, y]: Point): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
}
