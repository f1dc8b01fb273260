import { useId } from 'react'
import { COURT } from '@/lib/court/geometry'
import type { Play } from '@/lib/court/play'
import { Marks } from './Marks'
import { toStaticMarkup } from './static-markup'

type CourtDiagramProps = {
  play: Play
  /** Animates the moves once, in order, when the page is loaded. */
  animate?: boolean
  /** Lets the play run on hover, focus and a long press of the card that contains it: see CardPlays. */
  runs?: boolean
  /** Numbers the lines by their steps when the play cannot run: under reduced motion, without JavaScript, in print. */
  hasStepNumbers?: boolean
  /** The part of the court to show, as an SVG viewBox. */
  view?: string
  /** How the view fits its box (preserveAspectRatio): `slice` fills the box and crops the view at its edges. */
  fit?: string
  /** The accessible name. Without one the diagram is decorative and hidden from screen readers. */
  title?: string
  className?: string
}

const WHOLE_COURT = `-4 -4 ${COURT.width + 8} ${COURT.depth + 8}`

/** Draws a play on a half court. */
export function CourtDiagram({
  play,
  animate,
  runs,
  hasStepNumbers,
  view = WHOLE_COURT,
  fit,
  title,
  className = '',
}: CourtDiagramProps) {
  const id = useId()
  const svg = {
    ...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }),
    viewBox: view,
    preserveAspectRatio: fit,
    className: `court-diagram ${animate ? 'is-drawn' : ''} ${className}`,
    focusable: false,
    'data-play': runs && play.steps.length > 0 ? JSON.stringify(play) : undefined,
  }
  const markup =
    animate || hasStepNumbers
      ? toStaticMarkup(<Marks play={play} maskId={animate ? id : undefined} hasStepNumbers={hasStepNumbers} />)
      : markupOf(play)
  return <svg {...svg} dangerouslySetInnerHTML={{ __html: markup }} />
}

const markups = new WeakMap<Play, string>()

// Caches the markup, because most plays are constants and a page may show dozens of them.
function markupOf(play: Play): string {
  const markup = markups.get(play) ?? toStaticMarkup(<Marks play={play} />)
  markups.set(play, markup)
  return markup
}
