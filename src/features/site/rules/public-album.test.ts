import { expect, test } from 'vitest'
import type { Album, Media } from '@/payload-types'
import { countLabel, toPublicAlbum } from './public-album'

const picture = (name: string) =>
  ({ id: name, alt: `Alt of ${name}`, url: `/api/media/file/${name}.webp`, width: 900, height: 600 }) as Media

function album(change: Partial<Album> = {}): Album {
  const pictures = [
    { id: 'a', picture: picture('one'), caption: 'First' },
    { id: 'b', picture: 'an-id-only', caption: '' },
    { id: 'c', picture: picture('two'), caption: '' },
  ]
  return { slug: 'open-gym', title: 'Open gym', date: '2027-02-06T12:00:00.000Z', pictures, ...change } as Album
}

test('an album contains the existing pictures, with the text alternatives of the pictures', () => {
  const shown = toPublicAlbum(album())!
  expect(shown.date).toBe('2027-02-06')
  expect(shown.pictures.map(({ alt, caption }) => [alt, caption])).toEqual([
    ['Alt of one', 'First'],
    ['Alt of two', null],
  ])
})

test('the cover is the selected picture, else the first, else none', () => {
  expect(toPublicAlbum(album({ cover: picture('cover') }))!.cover!.alt).toBe('Alt of cover')
  expect(toPublicAlbum(album())!.cover!.alt).toBe('Alt of one')
  expect(toPublicAlbum(album({ pictures: [] }))!.cover).toBeNull()
})

test('returns null for a draft without a slug', () => {
  expect(toPublicAlbum(album({ slug: '' }))).toBeNull()
  expect([countLabel(1), countLabel(12)]).toEqual(['1 picture', '12 pictures'])
})
