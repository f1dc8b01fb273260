import { describe, expect, it } from 'vitest'
import { embedAddress, toSource, type StoredSource } from './playback'

const ID = 'dQw4w9WgXcQ'

function stored(change: Partial<StoredSource>): StoredSource {
  return { slug: 'zone', mimeType: null, videoUrl: null, captions: [], hosts: [], ...change }
}

describe('where a film plays from', () => {
  it('is the uploaded file if there is one, even with a link', () => {
    const captions = [{ language: 'en', label: 'English' }]
    expect(toSource(stored({ mimeType: 'video/mp4', videoUrl: `https://youtu.be/${ID}`, captions }))).toEqual({
      kind: 'file',
      src: '/film-room/zone/file',
      type: 'video/mp4',
      captions: [{ language: 'en', label: 'English', src: '/film-room/zone/captions/en' }],
    })
  })

  it('is an embedded player only for a known or listed host', () => {
    const videoUrl = 'https://films.example.org/embed/1'
    expect(toSource(stored({ videoUrl: `https://youtu.be/${ID}` }))).toEqual({ kind: 'youtube', id: ID })
    expect(toSource(stored({ videoUrl, hosts: ['films.example.org'] }))).toMatchObject({ kind: 'frame', src: videoUrl })
  })

  it.each([null, '', 'https://films.example.org/embed/1', 'javascript:embed()', 'https://example.org/film.avi'])(
    'is nowhere for %j',
    (videoUrl) => {
      expect(toSource(stored({ videoUrl }))).toEqual({ kind: 'unsupported' })
    },
  )
})

describe('the address of a player elsewhere', () => {
  it('uses the YouTube host without cookies, and starts at the requested second', () => {
    const address = new URL(embedAddress({ kind: 'youtube', id: ID }, 42.7))
    expect(address.origin + address.pathname).toBe(`https://www.youtube-nocookie.com/embed/${ID}`)
    expect(address.searchParams.get('start')).toBe('42')
  })

  it('disables tracking by Vimeo, and preserves the hash of a private film', () => {
    expect(embedAddress({ kind: 'vimeo', id: '123456', hash: 'abc123' }, 5)).toBe(
      'https://player.vimeo.com/video/123456?autoplay=1&dnt=1&h=abc123#t=5s',
    )
  })

  it('is exactly what staff entered for a listed host', () => {
    const src = 'https://films.example.org/embed/1?a=b#c'
    expect(embedAddress({ kind: 'frame', src, host: 'films.example.org' }, 9)).toBe(src)
  })
})
