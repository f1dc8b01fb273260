import 'server-only'
import type { Coach } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Returns the coaching staff in order, with portraits. */
export const listCoaches = cachedQuery(
  ['coaches'],
  [cacheTags.collection('coaches'), cacheTags.collection('media')],
  async (): Promise<Coach[]> => {
    const { docs } = await asVisitor().find({ collection: 'coaches', depth: 1, sort: 'order', pagination: false })
    return docs
  },
)
