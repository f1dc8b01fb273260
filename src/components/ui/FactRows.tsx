export type Fact = [term: string, value: string | number | null | undefined]

/** The rows of a list of facts. Omits facts without a value. */
export function FactRows({ facts }: { facts: Fact[] }) {
  return facts
    .filter(([, value]) => value)
    .map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))
}
