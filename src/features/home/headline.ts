/** Parts a headline before its last word, which the hero sets in ember. */
export function splitHeadline(headline: string): { start: string; last: string } {
  const words = headline.trim().split(/\s+/)
  const last = words.pop() ?? ''
  return { start: words.join(' '), last }
}

/** Puts the monthly fee where a text says {monthly}. */
export function withMonthlyFee(text: string, monthly: string): string {
  return text.replaceAll('{monthly}', monthly)
}
