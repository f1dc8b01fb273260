import type { PricingPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { TitledItems } from '@/components/ui/TitledItems'

/** The way from the form to the first practice, in four steps. */
export function JoiningSteps({ process }: { process: PricingPage['process'] }) {
  return (
    <section className="paper section" aria-labelledby="steps-heading">
      <div className="wrap">
        <SectionHead id="steps-heading" label={process.label} title={process.title} />
        <ol className="joining-steps">
          <TitledItems items={process.steps} numberClass="num" />
        </ol>
      </div>
    </section>
  )
}
