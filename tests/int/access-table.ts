import { STAFF_ROLES, type StaffRole } from '@/lib/roles'

/** Staff by role, a visitor, and a person signed in through another collection, who never gets more access than a visitor. */
export type Actor = StaffRole | 'visitor' | 'stranger'
/** With a tilde: reaches only some documents, such as a coach's own or published ones. */
export type Who = Actor | `~${Actor}`
export type Reach = 'all' | 'some' | 'none'

export const ACTORS: Actor[] = ['visitor', 'stranger', ...STAFF_ROLES]

type Row = { read: Who[]; create: Who[]; update: Who[]; delete: Who[] }

const none: Who[] = []
const all: Who[] = ACTORS
// Everyone reads published documents; staff also read drafts. A picture is published by the document that shows it.
const published: Who[] = [...STAFF_ROLES, '~visitor', '~stranger']
const admin: Who[] = ['admin']
const editor: Who[] = ['admin', 'editor']
const trainers: Who[] = ['admin', 'editor', 'coach']
const registrar: Who[] = ['admin', 'registrar']
const supporters: Who[] = ['admin', 'editor', 'treasurer']
const treasurer: Who[] = ['admin', 'treasurer']
const treasury: Who[] = ['admin', 'registrar', 'treasurer']
const themselves: Who[] = ['admin', '~editor', '~registrar', '~coach', '~treasurer']
const ownCoach: Who[] = ['admin', '~coach']
// Only an admin creates coaches and admins of the film room.
const families: Who[] = ['admin', '~registrar']
const roster: Who[] = ['admin', 'registrar', '~coach']

function written(by: Who[], read: Who[] = published): Row {
  return { read, create: by, update: by, delete: by }
}

function sent(roles: Who[], create = none): Row {
  return { read: roles, create, update: roles, delete: admin }
}

// All data of a child is erased together, through the child's file.
function ofChild(create = none): Row {
  return { ...sent(registrar, create), delete: none }
}

/** Who may do what. A collection without a row fails the test, so that none is forgotten. */
export const COLLECTIONS: Record<string, Row> = {
  'player-registrations': ofChild(registrar),
  'tryout-registrations': ofChild(registrar),
  applications: ofChild(registrar),
  'form-entries': sent(registrar),
  'tryout-days': written(registrar, ['admin', 'registrar', 'coach']),
  enrolments: ofChild(),
  'mail-templates': written(registrar, treasury),
  mails: { read: ['admin', '~registrar', '~treasurer'], create: none, update: none, delete: admin },
  programs: written(editor),
  divisions: written(registrar, all),
  players: { read: roster, create: roster, update: roster, delete: registrar },
  seasons: { read: ['admin', 'registrar', 'coach'], create: registrar, update: registrar, delete: admin },
  coaches: written(editor),
  stages: written(editor),
  'age-tiers': written(editor),
  events: written(trainers),
  films: written(trainers, trainers),
  plays: written(trainers, trainers),
  quizzes: written(trainers, trainers),
  'film-assignments': written(ownCoach, ownCoach),
  'film-comments': { read: ownCoach, create: none, update: ownCoach, delete: ownCoach },
  members: { read: roster, create: families, update: families, delete: families },
  'film-views': { read: ownCoach, create: none, update: none, delete: none },
  'quiz-attempts': { read: ownCoach, create: none, update: none, delete: none },
  'film-files': written(trainers, trainers),
  exercises: written(trainers),
  'demo-videos': written(trainers),
  meals: written(trainers),
  foods: written(trainers),
  tips: written(trainers),
  pledges: sent(treasury, treasury),
  campaigns: written(supporters),
  'giving-levels': written(supporters),
  sponsors: written(supporters),
  'sponsor-packages': written(supporters),
  'sponsor-inquiries': sent(treasury),
  'tour-requests': sent(treasury),
  'deck-links': written(treasurer, treasurer),
  cities: written(editor),
  testimonials: written(editor),
  faqs: written(editor),
  announcements: written(['admin', 'editor', 'registrar']),
  posts: written(editor),
  albums: written(editor),
  media: { read: published, create: supporters, update: ['admin', 'editor', 'registrar'], delete: editor },
  staff: { read: themselves, create: none, update: themselves, delete: admin },
  redirects: written(editor, editor),
  'legal-holds': { read: registrar, create: admin, update: admin, delete: none },
}

/** Who may read and update the globals. */
export const GLOBALS: Record<string, { read: Who[]; update: Who[] }> = {
  ...pages(published, editor, [
    'home-page',
    'registration-page',
    'teams-page',
    'pathway-page',
    'train-page',
    'basketball-training-page',
    'private-training-page',
    'performance-page',
    'tournaments-page',
    'plan-page',
    'about-page',
    'programs-page',
    'contact-page',
    'faq-page',
    'academy-page',
    'youth-academy-page',
    'advanced-academy-page',
    'pricing-page',
    'cities-page',
    'coaches-page',
    'testimonials-page',
    'privacy-page',
    'terms-page',
    'blog-page',
    'events-page',
    'media-page',
    'search-page',
    'film-room-page',
  ]),
  ...pages(published, supporters, ['fundraiser-page', 'donate-page', 'sponsors-page']),
  'funding-deck-page': { read: supporters, update: supporters },
  'tour-settings': { read: ['admin', 'editor', 'registrar', 'treasurer'], update: treasury },
  'inbox-settings': { read: treasury, update: registrar },
  'automatic-mails': { read: treasury, update: registrar },
  'enrolment-page': { read: ['admin', 'registrar', 'coach'], update: registrar },
  'film-settings': { read: ['admin', 'editor', 'coach', 'registrar'], update: ['admin', 'coach', 'registrar'] },
  'coach-settings': { read: admin, update: admin },
  'staff-settings': { read: admin, update: admin },
  'retention-settings': { read: all, update: admin },
  'site-settings': { read: all, update: editor },
  navigation: { read: all, update: editor },
  fees: { read: all, update: treasurer },
}

/** Returns an actor's access through REST, which is closed to everyone who is not signed in as staff. */
export function restReachOf(who: Who[], actor: Actor): Reach {
  return actor === 'visitor' || actor === 'stranger' ? 'none' : reachOf(who, actor)
}

/** Returns an actor's access by the access rules alone, as pages read data. */
export function reachOf(who: Who[], actor: Actor): Reach {
  if (who.includes(actor)) return 'all'
  return who.includes(`~${actor}`) ? 'some' : 'none'
}

function pages(read: Who[], update: Who[], slugs: string[]) {
  return Object.fromEntries(slugs.map((slug) => [slug, { read, update }]))
}
