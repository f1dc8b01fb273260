import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const FONT = 'node_modules/@fontsource/big-shoulders-display/files/big-shoulders-display-latin-800-normal.woff'

type Table = { start: number; size: number }
type Dot = { x: number; y: number; on: boolean }
type Outline = { d: string; advance: number; height: number }

const { data, tables } = unpack(readFileSync(FONT))
const unitsPerEm = data.readUInt16BE(table('head').start + 18)

/** The outline of a digit of the display face: drawn as a shape, it looks the same on every machine. */
export function digit(character: string): Outline {
  const glyph = glyphOf(character)
  const metrics = data.readUInt16BE(table('hhea').start + 34)
  const advance = data.readUInt16BE(table('hmtx').start + 4 * Math.min(glyph, metrics - 1))
  const start = glyphStart(glyph)
  const d = contours(start).map(contourPath).join('')
  return { d, advance: advance / unitsPerEm, height: data.readInt16BE(start + 8) / unitsPerEm }
}

// WOFF 1 is a TrueType font whose tables are deflated one by one.
function unpack(file: Buffer): { data: Buffer; tables: Map<string, Table> } {
  const found = new Map<string, Table>()
  const parts: Buffer[] = []
  let start = 0
  for (let entry = 44; entry < 44 + 20 * file.readUInt16BE(12); entry += 20) {
    const [offset, packed, size] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [number, number, number]
    const raw = file.subarray(offset, offset + packed)
    const part = packed < size ? inflateSync(raw) : raw
    found.set(file.toString('latin1', entry, entry + 4), { start, size })
    parts.push(part)
    start += size
  }
  return { data: Buffer.concat(parts), tables: found }
}

function table(name: string): Table {
  const found = tables.get(name)
  if (!found) throw new Error(`The display face has no table "${name}".`)
  return found
}

// Character map, format 4: segments of code points, here each with one distance to its glyphs.
function glyphOf(character: string): number {
  const code = character.charCodeAt(0)
  const { start } = table('cmap')
  for (let record = start + 4; record < start + 4 + 8 * data.readUInt16BE(start + 2); record += 8) {
    const map = start + data.readUInt32BE(record + 4)
    if (data.readUInt16BE(map) !== 4) continue
    const width = data.readUInt16BE(map + 6)
    for (let end = map + 14; end < map + 14 + width; end += 2) {
      const first = data.readUInt16BE(end + 2 + width)
      if (code > data.readUInt16BE(end) || code < first) continue
      const delta = data.readUInt16BE(end + 2 + 2 * width)
      const rangeAt = end + 2 + 3 * width
      const range = data.readUInt16BE(rangeAt)
      return range === 0 ? (code + delta) & 0xffff : data.readUInt16BE(rangeAt + range + 2 * (code - first))
    }
  }
  throw new Error(`The display face has no "${character}".`)
}

function glyphStart(glyph: number): number {
  const isLong = data.readUInt16BE(table('head').start + 50) === 1
  const loca = table('loca').start
  const offset = isLong ? data.readUInt32BE(loca + 4 * glyph) : 2 * data.readUInt16BE(loca + 2 * glyph)
  return table('glyf').start + offset
}

function contours(start: number): Dot[][] {
  const ends = Array.from({ length: data.readInt16BE(start) }, (_, index) => data.readUInt16BE(start + 10 + 2 * index))
  const count = (ends.at(-1) ?? -1) + 1
  let at = start + 10 + 2 * ends.length
  at += 2 + data.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < count) {
    const flag = data.readUInt8(at++)
    const repeats = flag & 8 ? data.readUInt8(at++) : 0
    for (let index = 0; index <= repeats; index += 1) flags.push(flag)
  }
  const axis = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data.readUInt8(at++) : -data.readUInt8(at++)
      else if (!(flag & same)) {
        value += data.readInt16BE(at)
        at += 2
      }
      return value / unitsPerEm
    })
  }
  const xs = axis(2, 16)
  const ys = axis(4, 32)
  const dots = flags.map((flag, index) => ({ x: xs[index] ?? 0, y: -(ys[index] ?? 0), on: (flag & 1) === 1 }))
  return ends.map((end, index) => dots.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

// Two neighbours off the curve have a point on the curve half way between them.
function contourPath(dots: Dot[]): string {
  const full = dots.flatMap((dot, index) => {
    const next = dots[(index + 1) % dots.length] ?? dot
    const between = { x: (dot.x + next.x) / 2, y: (dot.y + next.y) / 2, on: true }
    return dot.on || next.on ? [dot] : [dot, between]
  })
  const first = full.findIndex(({ on }) => on)
  const [start, ...rest] = [...full.slice(first), ...full.slice(0, first + 1)]
  const steps = rest.map((dot, index) => `${dot.on ? (rest[index - 1]?.on === false ? ' ' : 'L') : 'Q'}${pair(dot)}`)
  return `M${start ? pair(start) : ''}${steps.join('')}Z`
}

function pair({ x, y }: Dot): string {
  return `${x.toFixed(4)} ${y.toFixed(4)}`
}
