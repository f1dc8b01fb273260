import type { CoachesPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './coaches.module.css'

/** The standards for all adults who work with players. */
export function Standards({ standards }: { standards: CoachesPage['standards'] }) {
  return (
    <section className="paper section" aria-labelledby="standards-heading">
      <div className="wrap split">
        <SectionHead id="standards-heading" label={standards.label} title={standards.title} text={standards.text} />
        <ul className={styles.standards}>
          {(standards.items ?? []).map(({ id, title, text }) => (
            <li key={id ?? title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
