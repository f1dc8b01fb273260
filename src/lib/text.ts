/** One part of an address as people read it. What is not well encoded stays as it came. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Every sentence in a document, however deep, without its addresses and other short values that nobody reads. */
export function proseOf(value: unknown): string {
  if (typeof value === 'string') return /\s/.test(value.trim()) ? value.trim() : ''
  if (typeof value !== 'object' || value === null) return ''
  const pieces = Object.values(value).map(proseOf).filter(Boolean)
  // Headings and labels end without a full stop, and what follows is another thing.
  return pieces.map((piece) => (/[.!?:…]$/.test(piece) ? piece : `${piece}.`)).join(' ')
}

/** The first word of a name, as one greets somebody; '' of nothing. */
export function firstWord(name: string): string {
  return name.trim().replace(/\s.*/s, '')
}
