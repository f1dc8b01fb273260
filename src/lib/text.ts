/** Decodes a path segment for display. Returns an invalid encoding unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Returns all sentences of a document at any depth, without addresses and other single words that are not prose. */
export function proseOf(value: unknown): string {
  if (typeof value === 'string') return /\s/.test(value.trim()) ? value.trim() : ''
  if (typeof value !== 'object' || value === null) return ''
  const pieces = Object.values(value).map(proseOf).filter(Boolean)
  // Headings and labels have no full stop, so one is added to separate them from the next sentence.
  return pieces.map((piece) => (/[.!?:…]$/.test(piece) ? piece : `${piece}.`)).join(' ')
}

/** Returns a text with a capital first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns the first word of a name, for a greeting; '' for an empty name. */
export function firstWord(name: string): string {
  return name.trim().replace(/\s.*/s, '')
}

/** Returns a city line without its postal code: 'Surprise, AZ' for 'Surprise, AZ 85374'. */
export function withoutPostalCode(cityLine: string): string {
  return cityLine.replace(/\s+\d{5}(-\d{4})?$/, '')
}
