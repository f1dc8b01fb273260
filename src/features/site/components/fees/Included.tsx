import type { PricingPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from '../home/home.module.css'

/** What is included in the fees. */
export function Included({ benefits }: { benefits: PricingPage['benefits'] }) {
  return (
    <section className="ink section" aria-labelledby="benefits-heading">
      <div className="wrap">
        <SectionHead id="benefits-heading" label={benefits.label} title={benefits.title} />
        <ul className={styles.six}>
          {(benefits.items ?? []).map(({ id, item }) => (
            <li key={id ?? item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
