type Span = { low: number; high: number }

/** Parses the ages of the stages, youngest first: 'Ages 6-7'. When one has no ages, there is no upper end. */
export function parseStageAges(stages: readonly string[]): { spans: Span[]; isOpen: boolean } {
  const spans = stages.flatMap((ages) => {
    const [low, high = low] = ages.match(/\d+/g)?.map(Number) ?? []
    return low === undefined || high === undefined ? [] : [{ low, high }]
  })
  return { spans: spans.toSorted((one, other) => one.low - other.low), isOpen: spans.length < stages.length }
}

/** Formats the ages of all stages: '6 to 17'; '' when none has ages. */
export function agesInWords(stages: readonly string[]): string {
  const { spans } = parseStageAges(stages)
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last ? `${first.low} to ${last.high}` : ''
}
