import type { FundingDeckPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { TourRequest } from './TourRequest.client'
import styles from '../deck/deck.module.css'

/** Renders the tour form at the end of the deck. */
export function TourSection({ texts }: { texts: FundingDeckPage['tour'] }) {
  return (
    <section id="tour" className={`${styles.tour} section`} aria-labelledby="tour-heading">
      <div className="wrap split">
        <SectionHead id="tour-heading" label={texts.label} title={texts.title} text={texts.text} />
        <TourRequest thanks={texts.thanks} />
      </div>
    </section>
  )
}
