import 'server-only'
import type { MediaPage } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { withDefaults } from '@/lib/defaults'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'
import { toPublicAlbum, type PublicAlbum } from '../rules/public-album'
import { getPageTexts } from '@/server/content/page-texts'

const MOST_ALBUMS = 60
const DEFAULT_TEXTS: MediaPage['album'] = { openLabel: 'Open the full picture', backLabel: 'All albums' }

/** Returns the texts around the pictures of an album; defaults until staff have written them. */
export async function getAlbumTexts(): Promise<MediaPage['album']> {
  return withDefaults((await getPageTexts('media-page')).album ?? {}, DEFAULT_TEXTS)
}

/** Returns published albums with their pictures, newest first. */
export const listAlbums = cachedQuery(
  ['albums'],
  [cacheTags.collection('albums'), cacheTags.collection('media')],
  async (): Promise<PublicAlbum[]> => {
    const { docs } = await asVisitor().find({ collection: 'albums', depth: 1, sort: '-date', limit: MOST_ALBUMS })
    return docs.map(toPublicAlbum).filter((album) => album !== null)
  },
)

/** Returns the album with this slug, or null. */
export const findAlbum = cachedQuery(
  ['album'],
  [cacheTags.collection('albums'), cacheTags.collection('media')],
  async (slug: string): Promise<PublicAlbum | null> => {
    const { docs } = await asVisitor().find({
      collection: 'albums',
      where: { slug: { equals: slug } },
      depth: 1,
      limit: 1,
    })
    return docs[0] ? toPublicAlbum(docs[0]) : null
  },
)
