import type { AuditArea } from '@/lib/audit-areas'

const AREAS: Record<Exclude<AuditArea, 'sign-ins'>, readonly string[]> = {
  families: [
    ...['player-registrations', 'tryout-registrations', 'applications', 'form-entries', 'tour-requests', 'pledges'],
    ...['sponsor-inquiries', 'enrolments', 'mails', 'players', 'film-assignments', 'film-comments', 'film-views'],
    'quiz-attempts',
  ],
  content: [
    ...['programs', 'coaches', 'stages', 'age-tiers', 'events', 'films', 'film-files', 'quizzes', 'exercises'],
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
  settings: ['divisions', 'seasons', 'tryout-days', 'mail-templates', 'deck-links', 'redirects'],
  accounts: ['staff', 'members'],
}

/** Whose titles name no person, so that a note may repeat them. A picture's words or a sponsor may name one. */
const TITLED: ReadonlySet<string> = new Set([
  ...['programs', 'stages', 'age-tiers', 'events', 'films', 'film-files', 'quizzes', 'exercises', 'demo-videos'],
  ...['meals', 'foods', 'tips', 'campaigns', 'giving-levels', 'sponsor-packages', 'cities', 'faqs', 'posts', 'albums'],
  ...['divisions', 'seasons', 'tryout-days', 'mail-templates', 'redirects'],
])

/**
 * The part of the audit in which the work on a collection is found.
 * @throws Error at boot for a collection that stands in none
 */
export function areaOf(slug: string): AuditArea {
  const found = Object.entries(AREAS).find(([, slugs]) => slugs.includes(slug))
  if (!found) throw new Error(`Say in collections/audit/areas.ts where the audit lists "${slug}".`)
  return found[0] as AuditArea
}

/** Whether a document of this collection may be named in a note by its title. */
export function isTitled(slug: string): boolean {
  return TITLED.has(slug)
}
