import type { PricingPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'

/** The way from the form to the first practice, in four steps. */
export function JoiningSteps({ process }: { process: PricingPage['process'] }) {
  return (
    <section className="paper section" aria-labelledby="steps-heading">
      <div className="wrap">
        <SectionHead id="steps-heading" label={process.label} title={process.title} />
        <ol className="joining-steps">
          {(process.steps ?? []).map(({ id, title, text }, index) => (
            <li key={id ?? title}>
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
