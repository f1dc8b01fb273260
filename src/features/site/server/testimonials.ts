import 'server-only'
import type { Testimonial } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Returns all testimonials, with portraits. */
export const listTestimonials = cachedQuery(
  ['testimonials', 'all'],
  [cacheTags.collection('testimonials'), cacheTags.collection('media')],
  async (): Promise<Testimonial[]> => {
    const { docs } = await asVisitor().find({ collection: 'testimonials', depth: 1, sort: 'order', pagination: false })
    return docs
  },
)
