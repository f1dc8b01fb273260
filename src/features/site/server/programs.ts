import 'server-only'
import type { Program } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Returns the programs in order, with pictures. */
export const listPrograms = cachedQuery(
  ['programs'],
  [cacheTags.collection('programs'), cacheTags.collection('media')],
  async (): Promise<Program[]> => {
    const { docs } = await asVisitor().find({ collection: 'programs', depth: 1, sort: 'order', limit: 24 })
    return docs
  },
)
