/**
 * Returns the duration of an uploaded film in whole seconds, read from the file's header.
 * @returns null for an MP4 or WebM without a duration
 */
export function lengthOfFilm(file: Buffer): number | null {
  const seconds = file.toString('latin1', 4, 8) === 'ftyp' ? lengthOfMp4(file) : lengthOfWebm(file)
  return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? Math.max(1, Math.round(seconds)) : null
}

// The movie header: version, flags and two dates precede the time scale and the duration.
function lengthOfMp4(file: Buffer): number | null {
  const movie = findBox(file, 'moov')
  const header = movie && findBox(movie, 'mvhd')
  if (!header || header.length < 32) return null
  const isLong = header[0] === 1
  const scale = header.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return scale > 0 ? duration / scale : null
}

function findBox(data: Buffer, name: string): Buffer | null {
  let at = 0
  while (at + 16 <= data.length) {
    const short = data.readUInt32BE(at)
    // Size 1 means that an eight-byte size follows the name; 0 means the rest of the file.
    const size = short === 1 ? Number(data.readBigUInt64BE(at + 8)) : short || data.length - at
    if (size < 8) return null
    if (data.toString('latin1', at + 4, at + 8) === name) return data.subarray(at + (short === 1 ? 16 : 8), at + size)
    at += size
  }
  return null
}

const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TIME_SCALE = 0x2ad7b1
const DURATION = 0x4489
/** The default length of a tick in nanoseconds. */
const USUAL_SCALE = 1_000_000

function lengthOfWebm(file: Buffer): number | null {
  const segment = findElement(file, SEGMENT)
  const info = segment && findElement(segment, INFO)
  const duration = info && findElement(info, DURATION)
  if (!info || !duration || (duration.length !== 4 && duration.length !== 8)) return null
  const ticks = duration.length === 4 ? duration.readFloatBE() : duration.readDoubleBE()
  const scale = findElement(info, TIME_SCALE)
  return (ticks * (scale?.length ? scale.readUIntBE(0, Math.min(6, scale.length)) : USUAL_SCALE)) / 1e9
}

function findElement(data: Buffer, wanted: number): Buffer | null {
  let at = 0
  while (at + 2 <= data.length) {
    const id = readNumber(data, at, false)
    const size = id && readNumber(data, at + id.width, true)
    if (!id || !size) return null
    const start = at + id.width + size.width
    // All bits set: the size was unknown when the file was written, and the element contains the rest of the file.
    const end = size.value === 2 ** (7 * size.width) - 1 ? data.length : start + size.value
    if (id.value === wanted) return data.subarray(start, end)
    at = end
  }
  return null
}

// Reads a variable-length number of one to eight bytes; the position of its first set bit gives the length.
function readNumber(data: Buffer, at: number, isSize: boolean): { value: number; width: number } | null {
  const first = data[at]
  if (!first) return null
  const width = Math.clz32(first) - 23
  let value = isSize ? first & (0xff >> width) : first
  for (const byte of data.subarray(at + 1, at + width)) value = value * 256 + byte
  return { value, width }
}
