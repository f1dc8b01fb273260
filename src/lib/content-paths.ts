import { paths } from './paths'

/** The path of the page whose texts a global stores. */
export const GLOBAL_PATHS: Readonly<Record<string, string>> = {
  'home-page': paths.home,
  'about-page': paths.about,
  'programs-page': paths.programs,
  'contact-page': paths.contact,
  'faq-page': paths.faqs,
  'registration-page': paths.playerRegistration,
  'teams-page': paths.teams,
  'pathway-page': paths.playerPathway,
  'academy-page': paths.academy,
  'youth-academy-page': paths.youthAcademy,
  'advanced-academy-page': paths.advancedAcademy,
  'pricing-page': paths.pricing,
  'train-page': paths.train,
  'basketball-training-page': paths.basketballTraining,
  'private-training-page': paths.privateTraining,
  'performance-page': paths.performance,
  'tournaments-page': paths.tournaments,
  'plan-page': paths.performanceTracker,
  'coaches-page': paths.coaches,
  'testimonials-page': paths.testimonials,
  // Five pages share this text, so one of them represents all.
  'cities-page': paths.city('peoria'),
  'blog-page': paths.blog,
  'events-page': paths.events,
  'media-page': paths.media,
  'privacy-page': paths.privacy,
  'terms-page': paths.terms,
  'search-page': paths.search,
  'fundraiser-page': paths.fundraiser,
  'donate-page': paths.donate,
  'sponsors-page': paths.sponsors,
  'funding-deck-page': paths.fundingDeck,
}

/** Pages that must not appear in the site search or in search engines. */
export const UNLISTED_GLOBALS: readonly string[] = ['funding-deck-page']

/** Collections whose documents share one page. */
const SHARED_PAGES: Readonly<Record<string, string>> = {
  programs: paths.programs,
  faqs: paths.faqs,
  coaches: paths.coaches,
  testimonials: paths.testimonials,
  divisions: paths.teams,
  stages: paths.playerPathway,
  'age-tiers': paths.youthAcademy,
  exercises: paths.performanceTracker,
  'demo-videos': paths.performanceTracker,
  meals: paths.performanceTracker,
  foods: paths.performanceTracker,
  tips: paths.performanceTracker,
  campaigns: paths.fundraiser,
  'giving-levels': paths.fundraiser,
  'sponsor-packages': paths.sponsors,
}

/** Collections with one page per document, found by slug. */
export const PAGED_COLLECTIONS = ['posts', 'cities', 'events', 'albums'] as const

const OWN_PAGES: Readonly<Record<string, (slug: string) => string>> = {
  // Staff with access to films open the film room with their own session.
  films: paths.film,
  posts: paths.post,
  cities: paths.city,
  events: paths.event,
  albums: paths.album,
}

/** Returns the public path of a document, or null when it has none. */
export function contentPath(collection: string, document: object): string | null {
  const shared = SHARED_PAGES[collection]
  if (shared) return shared
  const slug = 'slug' in document && typeof document.slug === 'string' ? document.slug : ''
  return slug ? (OWN_PAGES[collection]?.(slug) ?? null) : null
}
