import type { BasketballTrainingPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { TitledList } from './TitledList'
import styles from './figures.module.css'
import titledStyles from '@/components/ui/titled.module.css'

type WhoFitsProps = Pick<BasketballTrainingPage, 'who' | 'bring'>

/** The target group of basketball training, and what to bring. */
export function TargetGroup({ who, bring }: WhoFitsProps) {
  return (
    <section className="paper section" aria-labelledby="who-heading">
      <div className="wrap">
        <SectionHead id="who-heading" label={who.label} title={who.title} />
        <TitledList items={who.items} className={`${titledStyles.isColumns} mt-10`} />
        <div className={styles.bag}>
          <h3>{bring.title}</h3>
          <ul>
            {bring.items.map(({ id, item }) => (
              <li key={id ?? item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
