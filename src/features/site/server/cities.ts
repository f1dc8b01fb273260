import 'server-only'
import type { City } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Returns all cities with a page, in order. */
export const listCities = cachedQuery(['cities'], [cacheTags.collection('cities')], async (): Promise<City[]> => {
  const { docs } = await asVisitor().find({ collection: 'cities', sort: 'order', pagination: false })
  return docs
})
