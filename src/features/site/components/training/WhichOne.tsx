import type { TrainPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { SiteLink } from '@/components/ui/SiteLink.client'
import styles from './offers.module.css'

/** Recommends where to begin, based on what parents observe. */
export function WhichOne({ choice }: { choice: TrainPage['choice'] }) {
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
                {linkLabel}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
