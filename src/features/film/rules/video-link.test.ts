import { describe, expect, test } from 'vitest'
import { parseVideoLink } from './video-link'

const ID = 'dQw4w9WgXcQ'

describe('a YouTube link', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?list=abc&v=${ID}&t=10`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}`,
    `  https://youtu.be/${ID}  `,
    // Texts copied from a page often end in a non-breaking space.
    `\u00a0https://youtu.be/${ID}\u00a0`,
  ])('%s gives its id', (link) => {
    expect(parseVideoLink(link)).toEqual({ kind: 'youtube', id: ID })
  })

  test.each([
    `https://www.youtube.com/watch?v=${ID.slice(1)}`,
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://youtu.be/${ID}/more`,
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch',
    `https://www.youtube.com/@channel/live/${ID}`,
    `https://www.youtube.com/embed/${ID}/more`,
    `http://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com.example.org/watch?v=${ID}`,
    `https://user@www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com:8443/watch?v=${ID}`,
  ])('%s is refused', (link) => {
    expect(parseVideoLink(link)).toBeNull()
  })
})

test('reads the id of a Vimeo link, and the hash of a private one', () => {
  expect(parseVideoLink('https://vimeo.com/123456789')).toEqual({ kind: 'vimeo', id: '123456789', hash: null })
  expect(parseVideoLink('https://player.vimeo.com/video/123456789?h=abc123')).toMatchObject({ hash: 'abc123' })
  expect(parseVideoLink('https://vimeo.com/123456789/abcdef12')).toMatchObject({ hash: 'abcdef12' })
  expect(parseVideoLink('https://vimeo.com/channels/staffpicks')).toBeNull()
})

describe('a link to another host', () => {
  const link = 'https://films.example.org/embed/42'

  test('is embedded with exactly this URL when staff listed the host', () => {
    expect(parseVideoLink(link, ['films.example.org'])).toEqual({ kind: 'frame', src: link, host: 'films.example.org' })
  })

  test.each([
    [link, []],
    ['https://films.example.org/watch/42', ['films.example.org']],
    ['https://example.org/embed/42', ['films.example.org']],
    ['javascript:alert("embed")', ['']],
    ['data:text/html,embed', ['']],
    ['not a link', ['films.example.org']],
    ['', []],
  ])('%s is refused where %j are listed', (address, hosts) => {
    expect(parseVideoLink(address, hosts)).toBeNull()
  })
})
