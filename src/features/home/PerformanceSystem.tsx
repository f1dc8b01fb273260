import type { HomePage } from '@/payload-types'
import { Button } from '@/components/ui/Button'

/** The performance system: four numbered habits and what training covers. */
export function PerformanceSystem({ system }: { system: HomePage['system'] }) {
  return (
    <section className="ink section" aria-labelledby="system-heading">
      <div className="wrap split">
        <div>
          <span className="label">{system.label}</span>
          <h2 id="system-heading" className="mt-5">
            {system.title}
          </h2>
          <p className="mt-6 max-w-md opacity-80">{system.text}</p>
        </div>
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
