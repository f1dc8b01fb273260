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
export function formatAges(stages: readonly string[]): string {
  const { spans } = parseStageAges(stages)
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last ? `${first.low} to ${last.high}` : ''
}

/** Lists the ages of a stage as labels: '6', '7'. A stage without ages in numbers has its age group: 'Prep'. */
export function listStageAges({ ages, ageLabel }: { ages: string; ageLabel: string }): string[] {
  const [span] = parseStageAges([ages]).spans
  if (!span || span.high < span.low) return [ageLabel]
  return Array.from({ length: span.high - span.low + 1 }, (_, index) => String(span.low + index))
}

/** Returns whether a stage is for a span of ages, such as 'Ages 6-7'. */
export function hasStageAges({ ages }: { ages: string }): boolean {
  return parseStageAges([ages]).spans.length > 0
}
