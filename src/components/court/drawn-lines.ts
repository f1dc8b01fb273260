import type { Timeline } from '@/lib/court/timeline'

/** The distance of the dots of a pass, as in court.css. */
const DOT = 1
const DOT_GAP = 9
const NEVER = 9999

/** Returns a function that draws the lines of a moment, or all of them: `now` is the current step, `drawn` the share of each line. */
export function prepareLines(svg: SVGSVGElement, { steps }: Timeline): (now: number | null, drawn: number[]) => void {
  const stepOf = steps.flatMap(({ legs }, step) => legs.map(() => step))
  const lines = [...svg.querySelectorAll('.play > g')].map((group) => ({ group, draw: toLine(group) }))
  return (now, drawn) =>
    lines.forEach(({ group, draw }, index) => {
      group.classList.toggle('is-live', stepOf[index] === now)
      draw(drawn[index] ?? 1)
    })
}

function toLine(group: Element): (share: number) => void {
  const [stroke, dots, head] = ['.stroke', '.dots', '.head'].map((name) => group.querySelector<SVGPathElement>(name))
  const length = dots?.getTotalLength() ?? 0
  let drawn = 1
  return (share) => {
    if (share === drawn) return
    // The round end of a line without length would be a dot. Set in each frame, it would style the whole group again.
    if (share === 0 || drawn === 0) group.setAttribute('visibility', share === 0 ? 'hidden' : 'visible')
    drawn = share
    const isWhole = share === 1
    if (head) head.style.opacity = isWhole ? '' : '0'
    if (stroke) stroke.style.strokeDasharray = isWhole ? '' : `${share} 2`
    // A dotted line appears dot by dot.
    if (dots) dots.style.strokeDasharray = isWhole ? '' : dotted(length * share)
  }
}

function dotted(length: number): string {
  return `${`${DOT} ${DOT_GAP} `.repeat(Math.floor(length / (DOT + DOT_GAP)))}0 ${NEVER}`
}
