import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lengthOfFilm } from './film-length'

describe('the length of an uploaded film is read from it', () => {
  it('where it is one of ours', () => {
    const films = JSON.parse(readFileSync('seed/content/films.json', 'utf8')) as { file?: string; duration: number }[]
    for (const { file, duration } of films)
      if (file) expect(lengthOfFilm(readFileSync(`seed/media/films/${file}`)), file).toBe(duration)
  })

  it('where an MP4 counts in numbers of eight bytes', () => {
    const header = Buffer.alloc(32)
    header[0] = 1
    header.writeUInt32BE(600, 20)
    header.writeBigUInt64BE(600n * 754n, 24)
    // An empty box, the least there is, is passed over.
    const boxes = [box('ftyp', Buffer.alloc(8)), box('free', Buffer.alloc(0)), box('moov', box('mvhd', header))]
    expect(lengthOfFilm(Buffer.concat(boxes))).toBe(754)
  })

  it.each([
    ['milliseconds, as most write it', element([0x2a, 0xd7, 0xb1], Buffer.from([0x0f, 0x42, 0x40])), 61_400, 61],
    ['no scale of its own', Buffer.alloc(0), 61_600, 62],
  ])('where a WebM counts in %s', (_case, scale, ticks, seconds) => {
    const duration = Buffer.alloc(8)
    duration.writeDoubleBE(ticks)
    const info = element([0x15, 0x49, 0xa9, 0x66], Buffer.concat([scale, element([0x44, 0x89], duration)]))
    const head = element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from('webm'))
    // The size of the segment is not known, as in a recording.
    const segment = Buffer.concat([Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, ...Array(7).fill(0xff)]), info])
    expect(lengthOfFilm(Buffer.concat([head, segment]))).toBe(seconds)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['words', Buffer.from('This is no film at all, whatever its name says.')],
    ['an MP4 that is cut off', readFileSync('seed/media/films/box-out.mp4').subarray(0, 40)],
    [
      'an MP4 without a length',
      Buffer.concat([box('ftyp', Buffer.alloc(8)), box('moov', box('mvhd', Buffer.alloc(32)))]),
    ],
    [
      'an MP4 with a header that is too short',
      Buffer.concat([box('ftyp', Buffer.alloc(8)), box('moov', box('mvhd', Buffer.alloc(8)))]),
    ],
    ['a WebM without a length', element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from('webm'))],
  ])('not from %s', (_case, file) => expect(lengthOfFilm(file)).toBeNull())
})

function box(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

function element(id: number[], body: Buffer): Buffer {
  return Buffer.concat([Buffer.from([...id, 0x80 | body.length]), body])
}
