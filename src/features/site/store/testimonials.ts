import 'server-only'
import type { Testimonial } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

/** Every text around the testimonials. */
export const getTestimonialsPage = cachedQuery(['testimonials-page'], [cacheTags.global('testimonials-page')], () =>
  asVisitor().findGlobal({ slug: 'testimonials-page' }),
)

/** Everything families have said, portraits included. */
export const listTestimonials = cachedQuery(
  ['testimonials', 'all'],
  [cacheTags.collection('testimonials'), cacheTags.collection('media')],
  async (): Promise<Testimonial[]> => {
    const { docs } = await asVisitor().find({ collection: 'testimonials', depth: 1, sort: 'order', pagination: false })
    return docs
  },
)
