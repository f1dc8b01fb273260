/** Returns the seconds for which a shared cache may serve a response without revalidation, stale extensions included. */
export function sharedSeconds(header: string): number {
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(header)?.[1] ?? 0)
  if (/private|no-cache|no-store/.test(header)) return 0
  return (header.includes('s-maxage=') ? seconds('s-maxage') : seconds('max-age')) + seconds('stale-while-revalidate')
}
