/** The part of a file that was asked for, both ends included; 'whole' for all of it, 'none' when it has no such part. */
export type ByteRange = { start: number; end: number } | 'whole' | 'none'

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * Reads a Range header (RFC 9110, 14.2). What is not understood, and a request for several parts at once, gets the
 * whole file: that is always a right answer, and players ask for one part at a time.
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
