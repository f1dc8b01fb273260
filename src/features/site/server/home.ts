import 'server-only'
import type { Testimonial } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Returns the testimonials that staff selected for the home page, with portraits. */
export const listFeaturedTestimonials = cachedQuery(
  ['testimonials', 'featured'],
  [cacheTags.collection('testimonials'), cacheTags.collection('media')],
  async (): Promise<Testimonial[]> => {
    const where = { featured: { equals: true } }
    const { docs } = await asVisitor().find({ collection: 'testimonials', where, depth: 1, sort: 'order', limit: 6 })
    return docs
  },
)
