const STEPS = [
  'Our staff review the registration.',
  'You get an e-mail or call within 48-72 hours.',
  'If selected, your player comes to an evaluation session.',
  'A training group is decided.',
]

/** The promise to a family, before and after sending. */
export function WhatHappensNext({ className = '' }: { className?: string }) {
  return (
    <section className={className} aria-label="What Happens Next">
      <p className="font-bold">What Happens Next</p>
      <ol className="mt-3 grid list-inside list-decimal gap-1.5">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
