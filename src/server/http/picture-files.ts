import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '../cache'
import { asVisitor } from '../payload'
import { storeUntilContentChanges } from './page-cache'

/** Collections with pictures: publishing or unpublishing one of their documents changes which pictures are public. */
export const PICTURE_COLLECTIONS = [
  'albums',
  'coaches',
  'films',
  'posts',
  'programs',
  'sponsors',
  'testimonials',
] as const
export const PICTURE_GLOBALS = ['privacy-page', 'terms-page'] as const
const TAGS = [...['media', ...PICTURE_COLLECTIONS].map(cacheTags.collection), ...PICTURE_GLOBALS.map(cacheTags.global)]

/**
 * Whether the file of a picture is public. Cached until a change, because a page may load a dozen pictures. The HTTP server may
 * store the file of a public one as long.
 */
export async function isPublicPicture(filename: string): Promise<boolean> {
  const isPublic = (await listPublicFiles()).includes(filename)
  if (isPublic) storeUntilContentChanges(TAGS)
  return isPublic
}

const listPublicFiles = cachedQuery(['public-picture-files'], TAGS, async (): Promise<string[]> => {
  const select = { filename: true, sizes: { card: { filename: true }, wide: { filename: true } } } as const
  const { docs } = await asVisitor().find({ collection: 'media', depth: 0, pagination: false, select })
  return docs.flatMap(({ filename, sizes }) => [filename, sizes?.card?.filename, sizes?.wide?.filename].filter(isName))
})

function isName(name: string | null | undefined): name is string {
  return Boolean(name)
}
