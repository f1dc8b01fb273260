import 'server-only'
import type { Sponsor } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from './cache'
import { asVisitor } from './payload'

/** Name, contact, hours and links of the academy. Without the registrar's address, which visitors may not read. */
export const getSiteSettings = cachedQuery(['site-settings'], [cacheTags.global('site-settings')], () =>
  asVisitor().findGlobal({ slug: 'site-settings' }),
)

/** Links of the bar and of the footer. */
export const getNavigation = cachedQuery(['navigation'], [cacheTags.global('navigation')], () =>
  asVisitor().findGlobal({ slug: 'navigation' }),
)

/** What the academy costs, in cents. */
export const getFees = cachedQuery(['fees'], [cacheTags.global('fees')], () => asVisitor().findGlobal({ slug: 'fees' }))

/** Sponsors in their order, logos included. */
export const listSponsors = cachedQuery(
  ['sponsors'],
  [cacheTags.collection('sponsors'), cacheTags.collection('media')],
  async (): Promise<Sponsor[]> => {
    const { docs } = await asVisitor().find({ collection: 'sponsors', depth: 1, sort: 'order', limit: 24 })
    return docs
  },
)
