import type { HomePage } from '@/payload-types'
import { Button } from '@/components/ui/Button'
import { SectionHead } from '@/components/ui/SectionHead'

/** The performance system: four numbered habits and what training covers. */
export function PerformanceSystem({ system }: { system: HomePage['system'] }) {
  return (
    <section className="ink section" aria-labelledby="system-heading">
      <div className="wrap split">
        <SectionHead id="system-heading" label={system.label} title={system.title} text={system.text} />
        <ol className="points">
          {(system.points ?? []).map(({ title, text }, index) => (
            <li key={title}>
              <span className="num">{index + 1}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="wrap">
        <ul className="six">
          {(system.list ?? []).map(({ item }) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Button href={system.joinHref} arrow className="mt-10">
          {system.joinLabel}
        </Button>
      </div>
    </section>
  )
}
