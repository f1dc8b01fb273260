import type { HomePage, Stage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './home.module.css'

type PathwayProps = { pathway: HomePage['pathway']; stages: Stage[] }

/** The stages along a dotted line. */
export function Pathway({ pathway, stages }: PathwayProps) {
  return (
    <section className="paper section" aria-labelledby="pathway-heading">
      <div className="wrap">
        <SectionHead id="pathway-heading" label={pathway.label} title={pathway.title} />
        <ol className={styles.pathway}>
          {stages.map(({ id, title, ages }, index) => (
            <li key={id}>
              <span className={styles.dot} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{ages}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
