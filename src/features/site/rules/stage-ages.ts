type Span = { low: number; high: number }

/** Reads the ages of stages, the youngest first: 'Ages 6-7'. Where one names no ages, there is no upper end. */
export function readSpans(stages: readonly string[]): { spans: Span[]; isOpen: boolean } {
  const spans = stages.flatMap((ages) => {
    const [low, high = low] = ages.match(/\d+/g)?.map(Number) ?? []
    return low === undefined || high === undefined ? [] : [{ low, high }]
  })
  return { spans: spans.toSorted((one, other) => one.low - other.low), isOpen: spans.length < stages.length }
}

/** The ages of all stages in words: '6 to 17'; '' when none names any. */
export function agesInWords(stages: readonly string[]): string {
  const { spans } = readSpans(stages)
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last ? `${first.low} to ${last.high}` : ''
}
