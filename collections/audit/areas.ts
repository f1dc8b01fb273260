import type { AuditArea } from '@/lib/audit-areas'

const AREAS: Record<Exclude<AuditArea, 'sign-ins'>, readonly string[]> = {
  families: [
    ...['player-registrations', 'tryout-registrations', 'applications', 'form-entries', 'tour-requests', 'pledges'],
    ...['sponsor-inquiries', 'enrolments', 'mails', 'players', 'film-assignments', 'film-comments', 'film-views'],
    'quiz-attempts',
  ],
  content: [
    ...['programs', 'coaches', 'stages', 'age-tiers', 'events', 'films', 'film-files', 'plays', 'quizzes', 'exercises'],
    ...[
      'demo-videos',
      'meals',
      'foods',
      'tips',
      'campaigns',
      'giving-levels',
      'sponsors',
      'sponsor-packages',
      'cities',
    ],
    ...['testimonials', 'faqs', 'announcements', 'posts', 'albums', 'media'],
  ],
  settings: ['divisions', 'seasons', 'tryout-days', 'mail-templates', 'deck-links', 'redirects', 'legal-holds'],
  accounts: ['staff', 'members'],
}

/**
 * Collections whose titles contain no personal names, so that an audit entry may include the title. A picture's description or
 * a sponsor may name a person.
 */
const TITLED: ReadonlySet<string> = new Set([
  ...[
    'programs',
    'stages',
    'age-tiers',
    'events',
    'films',
    'film-files',
    'plays',
    'quizzes',
    'exercises',
    'demo-videos',
  ],
  ...['meals', 'foods', 'tips', 'campaigns', 'giving-levels', 'sponsor-packages', 'cities', 'faqs', 'posts', 'albums'],
  ...['divisions', 'seasons', 'tryout-days', 'mail-templates', 'redirects'],
])

/**
 * Returns the audit area of a collection.
 * @throws Error at boot for a collection without an area
 */
export function areaOf(slug: string): AuditArea {
  const found = Object.entries(AREAS).find(([, slugs]) => slugs.includes(slug))
  if (!found) throw new Error(`Say in collections/audit/areas.ts where the audit lists "${slug}".`)
  return found[0] as AuditArea
}

/** Returns whether an audit entry may include the title of a document of this collection. */
export function isTitled(slug: string): boolean {
  return TITLED.has(slug)
}
