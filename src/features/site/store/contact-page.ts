import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** The words around the contact details, which are the site's settings. */
export const getContactPage = cachedQuery(['contact-page'], [cacheTags.global('contact-page')], () =>
  asVisitor().findGlobal({ slug: 'contact-page' }),
)
