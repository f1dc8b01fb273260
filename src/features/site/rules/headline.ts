/** Splits a headline before its last word, which the hero shows in ember. */
export function splitHeadline(headline: string): { start: string; last: string } {
  const words = headline.trim().split(/\s+/)
  const last = words.pop() ?? ''
  return { start: words.join(' '), last }
}
