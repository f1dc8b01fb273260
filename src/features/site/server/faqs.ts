import 'server-only'
import type { Faq } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Returns the questions in order. */
export const listFaqs = cachedQuery(['faqs'], [cacheTags.collection('faqs')], async (): Promise<Faq[]> => {
  const { docs } = await asVisitor().find({ collection: 'faqs', sort: 'order', limit: 100 })
  return docs
})
