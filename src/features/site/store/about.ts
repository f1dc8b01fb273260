import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Every text of the about page. */
export const getAboutPage = cachedQuery(['about-page'], [cacheTags.global('about-page')], () =>
  asVisitor().findGlobal({ slug: 'about-page' }),
)
