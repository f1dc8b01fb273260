import 'server-only'
import type { City } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Every city with a page, in their order. */
export const listCities = cachedQuery(['cities'], [cacheTags.collection('cities')], async (): Promise<City[]> => {
  const { docs } = await asVisitor().find({ collection: 'cities', sort: 'order', pagination: false })
  return docs
})
