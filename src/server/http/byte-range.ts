/** The requested part of a file, both ends inclusive; 'whole' for the entire file, 'none' if the part does not exist. */
export type ByteRange = { start: number; end: number } | 'whole' | 'none'

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * Parses a Range header (RFC 9110, 14.2). An unknown header, or one with several ranges, returns the whole file: that is always
 * a valid response, and players request one range at a time.
 */
export function parseRange(header: string | null, size: number): ByteRange {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
  if (first === '') return suffix(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start < size ? { start, end } : 'none'
}

function suffix(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) return 'none'
  return { start: Math.max(0, size - length), end: size - 1 }
}
