import type { CSSProperties } from 'react'

/** The most important facts, in a strip below the hero. */
export function FactStrip({ facts }: { facts: { id?: string | null; term: string; value: string }[] }) {
  return (
    <div className="facts has-own-count ink" style={{ '--facts': facts.length } as CSSProperties}>
      <dl className="wrap">
        {facts.map(({ id, term, value }) => (
          <div key={id ?? term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
