import { definePage } from '../access/content'
import { line } from '../fields/basic'
import { comingSoon } from '../fields/coming-soon'
import { headline, section } from '../fields/page'

/** The texts around the albums; the albums are a collection. */
export const MediaPage = definePage({
  slug: 'media-page',
  label: 'Media page',
  description: 'The texts of /media. The albums themselves are kept under Site, Albums.',
  tabs: [
    section('hero', 'Hero', 'The first screen, once there is an album.', [
      ...headline('The headline, one or two short words.'),
    ]),
    section('album', 'Album', 'The words around the pictures of an album.', [
      line('openLabel', 'The link to a picture in its full size.', { maxLength: 40 }),
      line('backLabel', 'The link back to all albums.', { maxLength: 60 }),
    ]),
    comingSoon('no album is published'),
  ],
})
