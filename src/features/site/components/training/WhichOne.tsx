import type { TrainPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { SiteLink } from '@/components/ui/SiteLink.client'
import styles from './offers.module.css'

/** Recommends where to begin, based on what parents observe: with the number of the lane above, or beyond the three at the rim. */
export function WhichOne({ choice, offers }: { choice: TrainPage['choice']; offers: TrainPage['offers']['cards'] }) {
  return (
    <section className="paper section" aria-labelledby="choice-heading">
      <div className="wrap">
        <SectionHead id="choice-heading" label={choice.label} title={choice.title} />
        <ul className={styles.choices}>
          {choice.rows.map(({ id, situation, advice, linkLabel, href }) => (
            <li key={id ?? situation}>
              <h3>{situation}</h3>
              <p>{advice}</p>
              <SiteLink href={href} className="text-link">
                <LaneNumber number={offers.findIndex((offer) => offer.href === href) + 1} />
                {linkLabel}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function LaneNumber({ number }: { number: number }) {
  return (
    <span className={`${styles.laneNumber} num`} aria-hidden="true" data-rim={number === 0 || undefined}>
      {number || ''}
    </span>
  )
}
