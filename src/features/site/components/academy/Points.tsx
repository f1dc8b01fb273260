import { SectionHead } from '@/components/ui/SectionHead'
import { TitledItems } from '@/components/ui/TitledItems'
import styles from '../points.module.css'

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

/** A heading with numbered points beside it. */
export function Points({ id, ground = 'ink', section }: PointsProps) {
  return (
    <section className={`${ground} section`} aria-labelledby={id}>
      <div className="wrap split">
        <SectionHead id={id} label={section.label} title={section.title} text={section.text} />
        <ol className={styles.points}>
          <TitledItems items={section.points} numberClass="num" />
        </ol>
      </div>
    </section>
  )
}
