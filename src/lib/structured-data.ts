import type {
  Article,
  BreadcrumbList,
  Event,
  FAQPage,
  PostalAddress,
  SportsOrganization,
  Thing,
  WithContext,
} from 'schema-dts'
import type { SiteSetting } from '@/payload-types'
import { isoMoment } from './dates'
import { paths } from './paths'
import { sharePicture } from './share-picture'
import { absoluteUrl } from './site-origin'

/** A schema.org object for search engines. */
export type StructuredData = WithContext<Thing>

/** A breadcrumb; the last one needs no URL. */
export type Step = { label: string; href?: string }

/** Returns the data of the academy itself. Other objects refer to it by its id. */
export function organizationData(settings: SiteSetting): WithContext<SportsOrganization> {
  const { academyName, description, phone, email, nonprofitStatus, taxId, street, cityLine } = settings
  const { facebook, instagram } = settings.socials ?? {}
  const profiles = [facebook, instagram].filter((profile) => typeof profile === 'string' && profile !== '') as string[]
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsOrganization',
    '@id': organizationId(),
    name: academyName,
    description,
    url: absoluteUrl(paths.home),
    logo: absoluteUrl('/apple-icon.png'),
    image: absoluteUrl('/share.png'),
    sport: 'Basketball',
    ...filled({ telephone: phone && toInternational(phone), email, taxID: taxId }),
    ...(street && cityLine ? { address: addressData(street, cityLine) } : {}),
    ...(/501\(c\)\(3\)/i.test(nonprofitStatus) ? { nonprofitStatus: 'Nonprofit501c3' as const } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
}

/** Returns the breadcrumbs of a page. */
export function breadcrumbData(trail: Step[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: absoluteUrl(href) } : {}),
    })),
  }
}

/** Returns questions that the page shows together with their answers. */
export function faqData(faqs: { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

type ArticleFacts = {
  title: string
  description: string
  /** The path of the article. */
  path: string
  /** Paths of its own pictures; the link preview picture is always added. */
  images: string[]
  author: string
  authorRole?: string | null
  /** A calendar day or a timestamp. */
  published: string
  /** A timestamp. */
  modified: string
}

/** Returns the data of a blog article. */
export function articleData(facts: ArticleFacts): WithContext<Article> {
  const { title, description, path, images, author, authorRole, published, modified } = facts
  const publishedAt = toDate(published)
  const modifiedAt = toDate(modified)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    mainEntityOfPage: absoluteUrl(path),
    image: [...images, sharePicture(path, title).url].map(absoluteUrl),
    datePublished: publishedAt,
    dateModified: modifiedAt > publishedAt ? modifiedAt : publishedAt,
    author: { '@type': 'Person', name: author, url: absoluteUrl(paths.coaches), ...filled({ jobTitle: authorRole }) },
    publisher: { '@id': organizationId() },
  }
}

type EventFacts = {
  title: string
  description: string | null
  path: string
  /** Timestamps; for an all-day event calendar days. */
  start: string
  end: string
  isCancelled: boolean
  place: { name: string; address?: string | null }
  organizer: string
}

/** Returns the data of one date of an event: the next one, when it repeats. */
export function eventData(facts: EventFacts): WithContext<Event> {
  const { title, description, path, start, end, isCancelled, place, organizer } = facts
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    ...filled({ description }),
    url: absoluteUrl(path),
    image: absoluteUrl(sharePicture(path, title).url),
    startDate: toDate(start),
    endDate: toDate(end),
    eventStatus: isCancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place.name, address: place.address || place.name },
    organizer: {
      '@type': 'SportsOrganization',
      '@id': organizationId(),
      name: organizer,
      url: absoluteUrl(paths.home),
    },
  }
}

/** Serializes the data for a script element and escapes everything that could end it. */
export function toScriptText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function organizationId(): string {
  return absoluteUrl('/#organization')
}

// Splits 'Surprise, AZ 85374' into its parts; a line of another format is used as the locality.
function addressData(street: string, cityLine: string): PostalAddress {
  const [, town, state, code] = /^(.+),\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/.exec(cityLine.trim()) ?? []
  const parts = town ? { addressLocality: town, addressRegion: state, postalCode: code } : { addressLocality: cityLine }
  return { '@type': 'PostalAddress', streetAddress: street, ...parts, addressCountry: 'US' }
}

function toInternational(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}

function filled<Values extends Record<string, string | null | undefined>>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value)
  return Object.fromEntries(entries) as { [Key in keyof Values]?: string }
}

// A calendar day has no time.
function toDate(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : isoMoment(value)
}
