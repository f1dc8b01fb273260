import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Every text of the program and pricing page. */
export const getPricingPage = cachedQuery(['pricing-page'], [cacheTags.global('pricing-page')], () =>
  asVisitor().findGlobal({ slug: 'pricing-page' }),
)
