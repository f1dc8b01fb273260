import type { DonatePage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { TitledItems } from '@/components/ui/TitledItems'
import styles from '@/components/ui/titled.module.css'

/** Lists what donations pay for, with jersey-style numbers. */
export function Impact({ texts }: { texts: DonatePage['impact'] }) {
  const { items, ...head } = texts
  return (
    <section className="section" aria-labelledby="impact-heading">
      <div className="wrap split">
        <SectionHead id="impact-heading" {...head} />
        <ol className={styles.titled} data-mark="number">
          <TitledItems items={items} numberClass="num" />
        </ol>
      </div>
    </section>
  )
}
