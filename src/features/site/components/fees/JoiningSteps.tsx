import type { PricingPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { TitledItems } from '@/components/ui/TitledItems'
import styles from './fees.module.css'

/** Four steps from the form to the first practice. */
export function JoiningSteps({ process }: { process: PricingPage['process'] }) {
  return (
    <section className="paper section" aria-labelledby="steps-heading">
      <div className="wrap">
        <SectionHead id="steps-heading" label={process.label} title={process.title} />
        <ol className={styles.joiningSteps}>
          <TitledItems items={process.steps} numberClass="num" />
        </ol>
      </div>
    </section>
  )
}
