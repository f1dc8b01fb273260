import type { DonatePage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { TitledItems } from '@/components/ui/TitledItems'
import styles from '@/components/ui/titled.module.css'

/** Lists what donations pay for, side by side. */
export function Impact({ texts }: { texts: DonatePage['impact'] }) {
  const { items, ...head } = texts
  return (
    <section className="section" aria-labelledby="impact-heading">
      <div className="wrap">
        <SectionHead id="impact-heading" {...head} />
        <ul className={`${styles.titled} ${styles.isGrid} mt-10`}>
          <TitledItems items={items} />
        </ul>
      </div>
    </section>
  )
}
