import { GLOBAL_PATHS, UNLISTED_GLOBALS } from '@/lib/content-paths'

/** The collections with public texts by editors, and the label of one document. */
const COLLECTION_LABELS = {
  posts: 'Article',
  faqs: 'Question',
  events: 'Event',
  programs: 'Program',
  cities: 'City',
  albums: 'Album',
  coaches: 'Coach',
  testimonials: 'Testimonial',
  announcements: 'Announcement',
} as const

type ProseCollection = keyof typeof COLLECTION_LABELS

/** A collection of `PROSE_COLLECTIONS` or a global of `PROSE_GLOBALS`. */
export type ProseKind = string

export const PROSE_COLLECTIONS = Object.keys(COLLECTION_LABELS) as [ProseCollection, ...ProseCollection[]]

/** The globals with the texts of a page. */
export const PROSE_GLOBALS = Object.keys(GLOBAL_PATHS).filter((slug) => !UNLISTED_GLOBALS.includes(slug))

/** Returns the label of a document in a list: “Article “Footwork””, “Youth academy page”. */
export function proseLabel(kind: ProseKind, title: string): string {
  const label = (COLLECTION_LABELS as Record<string, string>)[kind]
  if (label) return title ? `${label} “${title}”` : label
  const text = kind.replaceAll('-', ' ').replace('faq', 'FAQ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
