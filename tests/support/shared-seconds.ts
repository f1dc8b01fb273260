/** Seconds for which a cache that many share may answer without asking, what it may do beside asking included. */
export function sharedSeconds(header: string): number {
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(header)?.[1] ?? 0)
  if (/private|no-cache|no-store/.test(header)) return 0
  return (header.includes('s-maxage=') ? seconds('s-maxage') : seconds('max-age')) + seconds('stale-while-revalidate')
}
