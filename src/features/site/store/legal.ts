import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Every text of the privacy page. */
export const getPrivacyPage = cachedQuery(['privacy-page'], [cacheTags.global('privacy-page')], () =>
  asVisitor().findGlobal({ slug: 'privacy-page' }),
)

/** Every text of the terms page. */
export const getTermsPage = cachedQuery(['terms-page'], [cacheTags.global('terms-page')], () =>
  asVisitor().findGlobal({ slug: 'terms-page' }),
)
