import type { CSSProperties } from 'react'
import type { TournamentsPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './training.module.css'

/** The tournament pathway as steps, each slightly higher than the previous one. */
export function PathwaySteps({ pathway }: { pathway: TournamentsPage['pathway'] }) {
  const steps = pathway.steps
  return (
    <section id="pathway" className="paper section" aria-labelledby="pathway-heading">
      <div className="wrap">
        <SectionHead id="pathway-heading" label={pathway.label} title={pathway.title} />
        <ol className={styles.climb} style={{ '--steps': steps.length } as CSSProperties}>
          {steps.map(({ id, title, text }, index) => (
            <li key={id ?? title} style={{ '--step': index } as CSSProperties}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
