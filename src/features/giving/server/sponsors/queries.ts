import 'server-only'
import type { SponsorPackage } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Returns the sponsor packages in the order of the page. */
export const listSponsorPackages = cachedQuery(
  ['sponsor-packages'],
  [cacheTags.collection('sponsor-packages')],
  async (): Promise<SponsorPackage[]> => {
    const { docs } = await asVisitor().find({ collection: 'sponsor-packages', sort: 'order', limit: 20 })
    return docs
  },
)
