/** Describes how often a shared draft was opened. */
export function describeViews(views: number): string {
  if (views === 0) return 'Not opened yet'
  if (views === 1) return 'Opened once'
  return views === 2 ? 'Opened twice' : `Opened ${views} times`
}
