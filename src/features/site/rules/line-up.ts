type LineUp = { first: number[]; then: number[] }

/** Ages beyond this are a typing error. */
const OLDEST = 30

/**
 * Splits the academy's ages between its two programs: 'Ages 6-18' and '6-14' give 6 to 14 and 15 to 18. Null when the texts do
 * not say so.
 */
export function lineUp(all: string, first: string): LineUp | null {
  const [low, high, start, end] = [...rangeOf(all), ...rangeOf(first)]
  if (!low || !high || !end) return null
  if (start !== low || end < low || end >= high || high > OLDEST) return null
  const ages = Array.from({ length: high - low + 1 }, (_, index) => low + index)
  return { first: ages.filter((age) => age <= end), then: ages.filter((age) => age > end) }
}

function rangeOf(text: string): [number | undefined, number | undefined] {
  const [low, high] = text.match(/\d+/g)?.map(Number) ?? []
  return [low, high]
}
