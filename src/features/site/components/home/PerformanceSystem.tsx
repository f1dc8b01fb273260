import type { HomePage } from '@/payload-types'
import { Button } from '@/components/ui/Button'
import { SectionHead } from '@/components/ui/SectionHead'
import { Static } from '@/components/ui/Static'
import { TitledItems } from '@/components/ui/TitledItems'
import styles from './home.module.css'
import pointsStyles from '../points.module.css'

/** The performance system: four numbered habits and the topics of training. */
export function PerformanceSystem({ system }: { system: HomePage['system'] }) {
  return (
    <section className="ink section" aria-labelledby="system-heading">
      <div className="wrap split">
        <SectionHead id="system-heading" label={system.label} title={system.title} text={system.text} />
        <Static as="ol" className={pointsStyles.points}>
          <TitledItems items={system.points} numberClass="num" />
        </Static>
      </div>
      <div className="wrap">
        <Static as="ul" className={styles.six}>
          {(system.list ?? []).map(({ item }) => (
            <li key={item}>{item}</li>
          ))}
        </Static>
        <Button href={system.joinHref} arrow className="mt-10">
          {system.joinLabel}
        </Button>
      </div>
    </section>
  )
}
