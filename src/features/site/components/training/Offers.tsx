import type { TrainPage } from '@/payload-types'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { tightFrameOf } from '@/lib/court/frame'
import { Arrow } from '@/components/ui/Arrow'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { drills } from '@/lib/court/drills'
import { MoveMark } from '@/components/court/MoveMark'
import { PlayerMark } from '@/components/court/PlayerMark'
import { curveThrough, type Point } from '@/lib/court/geometry'
import styles from './offers.module.css'

const START: Point = [50, 16]
const END: Point = [50, 122]
// A dribble, a sprint, and a pass from a coach: each offer by the line of a playbook that is most like it.
const MOVES = [
  { type: 'dribble', curve: curveThrough(START, END, [44, 69]) },
  { type: 'cut', curve: curveThrough(START, END, [22, 69]) },
  { type: 'pass', curve: curveThrough(START, END, [78, 69]) },
] as const

// Each card shows the same drill as the page it links to.
const DRAWINGS = [drills.weave, drills.laneAgility, drills.oneOnOne]
const GROUNDS = [styles.isInk, `${styles.isMaple} on-maple`, `${styles.isChalk} on-chalk`]

/** The floor below the title: three lanes, each of which runs into the card of one offer. Each card is one link. */
export function Offers({ offers }: { offers: TrainPage['offers'] }) {
  return (
    <section className={styles.floor} aria-labelledby="offers-heading">
      <div className="wrap">
        <div className={styles.floorHead}>
          <h2 id="offers-heading">{offers.title}</h2>
          <span className="label">{offers.label}</span>
        </div>
        <ul className={styles.offers}>
          {offers.cards.map((card, index) => (
            <li key={card.id ?? card.title}>
              <Lane index={index} />
              <OfferCard card={card} index={index} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type OfferCardProps = { card: TrainPage['offers']['cards'][number]; index: number }

function OfferCard({ card: { label, title, text, linkLabel, href }, index }: OfferCardProps) {
  const play = DRAWINGS[index % DRAWINGS.length]!
  return (
    <SiteLink href={href} className={`${styles.offer} ${GROUNDS[index % GROUNDS.length]}`}>
      <CourtDiagram play={play} view={tightFrameOf(play)} fit="xMidYMid meet" runs />
      <div className={styles.copy}>
        <span className="label">{label}</span>
        <h3>{title}</h3>
        <p>{text}</p>
        <span className={styles.foot}>
          {linkLabel}
          <Arrow />
        </span>
      </div>
    </SiteLink>
  )
}

/** One lane of the floor: a numbered player, and the line from it down to its card. */
function Lane({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 100 128" className="court-diagram" aria-hidden="true" focusable="false">
      <g className="play">
        <MoveMark move={MOVES[index % MOVES.length]!} />
      </g>
      <PlayerMark player={{ label: String(index + 1), at: START }} />
    </svg>
  )
}
