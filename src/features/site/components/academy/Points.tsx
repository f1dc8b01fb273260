import { SectionHead } from '@/components/ui/SectionHead'
import { TitledItems } from '@/components/ui/TitledItems'
import styles from './academy.module.css'

type PointsProps = {
  id: string
  /** The background: ink, or paper directly below an ink section. */
  ground?: 'ink' | 'paper'
  section: {
    label: string
    title: string
    text?: string | null
    points?: { id?: string | null; title: string; text: string }[] | null
  }
}

/** A heading with its points in columns below it. */
export function Points({ id, ground = 'ink', section }: PointsProps) {
  return (
    <section className={`${ground} section`} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} label={section.label} title={section.title} text={section.text} />
        <ul className={styles.columns}>
          <TitledItems items={section.points} />
        </ul>
      </div>
    </section>
  )
}
