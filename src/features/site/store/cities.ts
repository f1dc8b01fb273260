import 'server-only'
import type { City } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** The words that all city pages share. */
export const getCitiesPage = cachedQuery(['cities-page'], [cacheTags.global('cities-page')], () =>
  asVisitor().findGlobal({ slug: 'cities-page' }),
)

/** Every city with a page, in their order. */
export const listCities = cachedQuery(['cities'], [cacheTags.collection('cities')], async (): Promise<City[]> => {
  const { docs } = await asVisitor().find({ collection: 'cities', sort: 'order', pagination: false })
  return docs
})
