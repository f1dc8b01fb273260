/** One part of an address as people read it. What is not well encoded stays as it came. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
