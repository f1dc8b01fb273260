import 'server-only'
import type { AgeTier, City, Coach, Faq, Testimonial } from '@/payload-types'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { asVisitor } from '@/server/payload'

const ALL = { sort: 'order', pagination: false } as const

/** Returns the questions in order. */
export const listFaqs = cachedQuery(['faqs'], [cacheTags.collection('faqs')], async (): Promise<Faq[]> => {
  const { docs } = await asVisitor().find({ collection: 'faqs', sort: 'order', limit: 100 })
  return docs
})

/** Returns all cities with a page, in order. */
export const listCities = cachedQuery(['cities'], [cacheTags.collection('cities')], async (): Promise<City[]> => {
  const { docs } = await asVisitor().find({ collection: 'cities', ...ALL })
  return docs
})

/** Returns the youth academy's tiers, youngest first. */
export const listAgeTiers = cachedQuery(
  ['age-tiers'],
  [cacheTags.collection('age-tiers')],
  async (): Promise<AgeTier[]> => {
    const { docs } = await asVisitor().find({ collection: 'age-tiers', ...ALL })
    return docs
  },
)

/** Returns the coaching staff in order, with portraits. */
export const listCoaches = cachedQuery(
  ['coaches'],
  [cacheTags.collection('coaches'), cacheTags.collection('media')],
  async (): Promise<Coach[]> => {
    const { docs } = await asVisitor().find({ collection: 'coaches', depth: 1, ...ALL })
    return docs
  },
)

const TESTIMONIAL_TAGS = [cacheTags.collection('testimonials'), cacheTags.collection('media')]

/** Returns all testimonials, with portraits. */
export const listTestimonials = cachedQuery(
  ['testimonials', 'all'],
  TESTIMONIAL_TAGS,
  async (): Promise<Testimonial[]> => {
    const { docs } = await asVisitor().find({ collection: 'testimonials', depth: 1, ...ALL })
    return docs
  },
)

/** Returns the testimonials that staff selected for the home page, with portraits. */
export const listFeaturedTestimonials = cachedQuery(
  ['testimonials', 'featured'],
  TESTIMONIAL_TAGS,
  async (): Promise<Testimonial[]> => {
    const where = { featured: { equals: true } }
    const { docs } = await asVisitor().find({ collection: 'testimonials', where, depth: 1, sort: 'order', limit: 6 })
    return docs
  },
)
