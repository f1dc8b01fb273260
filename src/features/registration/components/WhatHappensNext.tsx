import type { PlayerTexts } from '../rules/word-rules'

type Props = { texts: PlayerTexts; className?: string }

/** Lists the next steps for a family, before and after the submit. */
export function WhatHappensNext({ texts: { stepsTitle, steps }, className = '' }: Props) {
  return (
    <section className={className} aria-label={stepsTitle}>
      <p className="font-bold">{stepsTitle}</p>
      <ol className="mt-3 grid list-inside list-decimal gap-1.5">
        {steps.map(({ step }) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
