import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const DISPLAY = 'node_modules/@fontsource/big-shoulders-display/files/big-shoulders-display-latin-800-normal.woff'
const TEXT = 'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'
const COMPOSITE = { words: 1, scaled: 0x08 | 0x40 | 0x80, more: 0x20 }

type Table = { start: number; size: number }
type Dot = { x: number; y: number; on: boolean }
type Font = { data: Buffer; tables: Map<string, Table>; name: string }
type Outline = { d: string; advance: number; height: number }

/** The glyph outlines of a font: text drawn as shapes looks the same on every machine. */
export type Face = (character: string) => Outline

/** The display font, for headlines and numbers. */
export const display = readFace(DISPLAY)

/** The text font, semibold. */
export const text = readFace(TEXT)

function readFace(file: string): Face {
  const font = unpack(file)
  const unitsPerEm = font.data.readUInt16BE(table(font, 'head').start + 18)
  const drawn = new Map<string, Outline>()
  return (character) => {
    const outline = drawn.get(character) ?? drawCharacter(font, unitsPerEm, character)
    drawn.set(character, outline)
    return outline
  }
}

function drawCharacter(font: Font, unitsPerEm: number, character: string): Outline {
  const glyph = glyphOf(font, character)
  const metrics = font.data.readUInt16BE(table(font, 'hhea').start + 34)
  const advance = font.data.readUInt16BE(table(font, 'hmtx').start + 4 * Math.min(glyph, metrics - 1)) / unitsPerEm
  const start = glyphStart(font, glyph)
  if (start === glyphStart(font, glyph + 1)) return { d: '', advance, height: 0 }
  const scaled = contours(font, start).map((dots) =>
    dots.map(({ x, y, on }) => ({ x: x / unitsPerEm, y: -y / unitsPerEm, on })),
  )
  return { d: scaled.map(contourPath).join(''), advance, height: font.data.readInt16BE(start + 8) / unitsPerEm }
}

// A WOFF 1 file is a TrueType font whose tables are deflated one by one.
function unpack(name: string): Font {
  const file = readFileSync(name)
  const tables = new Map<string, Table>()
  const parts: Buffer[] = []
  let start = 0
  for (let entry = 44; entry < 44 + 20 * file.readUInt16BE(12); entry += 20) {
    const [offset, packed, size] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [number, number, number]
    const raw = file.subarray(offset, offset + packed)
    const part = packed < size ? inflateSync(raw) : raw
    tables.set(file.toString('latin1', entry, entry + 4), { start, size })
    parts.push(part)
    start += size
  }
  return { data: Buffer.concat(parts), tables, name }
}

function table({ tables, name }: Font, key: string): Table {
  const found = tables.get(key)
  if (!found) throw new Error(`The face ${name} has no table "${key}".`)
  return found
}

// The character map in format 4: segments of code points, here each with a constant offset to its glyph ids.
function glyphOf(font: Font, character: string): number {
  const { data } = font
  const code = character.charCodeAt(0)
  const { start } = table(font, 'cmap')
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
  throw new Error(`The face ${font.name} has no "${character}".`)
}

function glyphStart(font: Font, glyph: number): number {
  const isLong = font.data.readUInt16BE(table(font, 'head').start + 50) === 1
  const loca = table(font, 'loca').start
  const offset = isLong ? font.data.readUInt32BE(loca + 4 * glyph) : 2 * font.data.readUInt16BE(loca + 2 * glyph)
  return table(font, 'glyf').start + offset
}

function contours(font: Font, start: number): Dot[][] {
  const { data } = font
  const parts = data.readInt16BE(start)
  if (parts < 0) return composite(font, start + 10)
  const ends = Array.from({ length: parts }, (_, index) => data.readUInt16BE(start + 10 + 2 * index))
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
      return value
    })
  }
  const xs = axis(2, 16)
  const ys = axis(4, 32)
  const dots = flags.map((flag, index) => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, on: (flag & 1) === 1 }))
  return ends.map((end, index) => dots.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

// A composite glyph, like the i of its stem and its dot. Neither font rotates or scales the components used here.
function composite(font: Font, start: number): Dot[][] {
  const { data } = font
  const flags = data.readUInt16BE(start)
  if (flags & COMPOSITE.scaled) throw new Error(`The face ${font.name} scales the parts of a letter.`)
  const isWide = (flags & COMPOSITE.words) !== 0
  const dx = isWide ? data.readInt16BE(start + 4) : data.readInt8(start + 4)
  const dy = isWide ? data.readInt16BE(start + 6) : data.readInt8(start + 5)
  const part = contours(font, glyphStart(font, data.readUInt16BE(start + 2)))
  const moved = part.map((dots) => dots.map(({ x, y, on }) => ({ x: x + dx, y: y + dy, on })))
  return flags & COMPOSITE.more ? [...moved, ...composite(font, start + (isWide ? 8 : 6))] : moved
}

// Two adjacent off-curve points imply an on-curve point at their midpoint.
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
