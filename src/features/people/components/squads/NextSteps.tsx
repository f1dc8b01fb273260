import type { PathwayPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './squads.module.css'

/** Shows the steps that follow the last stage. */
export function NextSteps({ leads }: { leads: PathwayPage['leads'] }) {
  return (
    <section className="paper section" aria-labelledby="leads-heading">
      <div className="wrap">
        <SectionHead id="leads-heading" label={leads.label} title={leads.title} />
        <ul className={styles.leads}>
          {(leads.items ?? []).map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
