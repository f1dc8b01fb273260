import 'server-only'
import type { AgeTier } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Returns the youth academy's tiers, youngest first. */
export const listAgeTiers = cachedQuery(
  ['age-tiers'],
  [cacheTags.collection('age-tiers')],
  async (): Promise<AgeTier[]> => {
    const { docs } = await asVisitor().find({ collection: 'age-tiers', sort: 'order', pagination: false })
    return docs
  },
)
