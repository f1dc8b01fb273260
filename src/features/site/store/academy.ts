import 'server-only'
import type { AgeTier } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Every text of the academy's overview. */
export const getAcademyPage = cachedQuery(['academy-page'], [cacheTags.global('academy-page')], () =>
  asVisitor().findGlobal({ slug: 'academy-page' }),
)

/** Every text of the youth academy's page. */
export const getYouthAcademyPage = cachedQuery(['youth-academy-page'], [cacheTags.global('youth-academy-page')], () =>
  asVisitor().findGlobal({ slug: 'youth-academy-page' }),
)

/** Every text of the advanced academy's page. */
export const getAdvancedAcademyPage = cachedQuery(
  ['advanced-academy-page'],
  [cacheTags.global('advanced-academy-page')],
  () => asVisitor().findGlobal({ slug: 'advanced-academy-page' }),
)

/** The youth academy's tiers, youngest first. */
export const listAgeTiers = cachedQuery(
  ['age-tiers'],
  [cacheTags.collection('age-tiers')],
  async (): Promise<AgeTier[]> => {
    const { docs } = await asVisitor().find({ collection: 'age-tiers', sort: 'order', pagination: false })
    return docs
  },
)
