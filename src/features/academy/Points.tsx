import { SectionHead } from '@/components/ui/SectionHead'

type PointsProps = {
  id: string
  /** The ground: ink, or paper where ink stands right above. */
  ground?: 'ink' | 'paper'
  section: {
    label: string
    title: string
    text?: string | null
    points?: { id?: string | null; title: string; text: string }[] | null
  }
}

/** A heading, and beside it numbered points. */
export function Points({ id, ground = 'ink', section }: PointsProps) {
  return (
    <section className={`${ground} section`} aria-labelledby={id}>
      <div className="wrap split">
        <SectionHead id={id} label={section.label} title={section.title} text={section.text} />
        <ol className="points">
          {(section.points ?? []).map(({ id: pointId, title, text }, index) => (
            <li key={pointId ?? title}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
