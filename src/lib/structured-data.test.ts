import { expect, test } from 'vitest'
import type { SiteSetting } from '@/payload-types'
import {
  articleData,
  breadcrumbData,
  eventData,
  faqData,
  organizationData,
  toScriptText,
  type StructuredData,
} from './structured-data'

const ORGANIZATION = 'http://localhost:3000/#organization'

const settings = {
  academyName: 'The Basketball Academy',
  description: 'A non-profit youth basketball academy.',
  street: '15500 N Example Parkway',
  cityLine: 'Surprise, AZ 85374',
  phone: '(623) 555-0142',
  email: 'hello@example.org',
  nonprofitStatus: 'A 501(c)(3) non-profit organization',
  taxId: '00-0000000',
  socials: { facebook: 'https://example.org/facebook', instagram: null },
} as SiteSetting

const article = {
  title: 'The ride home',
  description: 'What to say after a game.',
  path: '/blog/the-ride-home',
  images: [],
  author: 'Sam Inventor',
  authorRole: 'Director and founder',
  published: '2026-03-02T19:00:00.000Z',
  modified: '2026-03-01T19:00:00.000Z',
}

const event = {
  title: 'Spring tryout',
  description: null,
  path: '/events/spring-tryout',
  start: '2027-03-06T01:00:00.000Z',
  end: '2027-03-06T03:00:00.000Z',
  isCancelled: false,
  place: { name: 'Main gym', address: null },
  organizer: 'The Basketball Academy',
}

/** The properties that Google's documentation requires or recommends for each type used by the site. */
const TABLE: [type: string, make: () => StructuredData, properties: string[]][] = [
  [
    'SportsOrganization',
    () => organizationData(settings),
    ['name', 'url', 'logo', 'description', 'telephone', 'email', 'address', 'sameAs', 'nonprofitStatus', 'taxID'],
  ],
  ['BreadcrumbList', () => breadcrumbData([{ label: 'Home', href: '/' }, { label: 'About' }]), ['itemListElement']],
  ['FAQPage', () => faqData([{ question: 'What does it cost?', answer: 'It depends.' }]), ['mainEntity']],
  [
    'Article',
    () => articleData(article),
    ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  ],
  [
    'Event',
    () => eventData(event),
    ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode', 'image', 'organizer', 'url'],
  ],
]

test.each(TABLE)('%s has the properties that search engines require', (type, make, properties) => {
  const data = make()
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': type })
  for (const property of properties) expect(data).toHaveProperty(property)
})

test.each(TABLE)('%s contains only absolute URLs and complete timestamps', (_type, make) => {
  const text = toScriptText(make())
  expect(text).not.toMatch(/"(url|item|logo|image|@id|mainEntityOfPage)":"\//)
  expect(text).not.toMatch(/:(null|""|undefined|\[\])[,}]/)
  for (const [, date] of text.matchAll(/"(?:\w+Date|date\w+)":"([^"]+)"/g)) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}-07:00$/)
  }
})

test('describes the academy with its profiles on other sites', () => {
  expect(organizationData(settings)).toMatchObject({
    '@id': ORGANIZATION,
    logo: 'http://localhost:3000/apple-icon.png',
    image: 'http://localhost:3000/share.png',
    sport: 'Basketball',
    nonprofitStatus: 'Nonprofit501c3',
    sameAs: ['https://example.org/facebook'],
  })
})

const SURPRISE = { addressLocality: 'Surprise', addressRegion: 'AZ', postalCode: '85374' }

test.each([
  ['Surprise, AZ 85374', SURPRISE],
  [' Surprise,AZ  85374 ', SURPRISE],
  ['Surprise, AZ 85374-1234', { ...SURPRISE, postalCode: '85374-1234' }],
  ['Surprise', { addressLocality: 'Surprise' }],
  ['Surprise, AZ 85374, upstairs', { addressLocality: 'Surprise, AZ 85374, upstairs' }],
])(
  'splits the address into its parts, or uses it as the locality when it has another format: %j',
  (cityLine, parts) => {
    const address = { '@type': 'PostalAddress', streetAddress: settings.street, ...parts, addressCountry: 'US' }
    expect(organizationData({ ...settings, cityLine })).toHaveProperty('address', address)
  },
)

test.each(['(623) 555-0142', '1-623-555-0142', '+1 623 555 0142'])('formats %s as an international number', (phone) => {
  expect(organizationData({ ...settings, phone })).toHaveProperty('telephone', '+16235550142')
})

test.each([
  ['address', { street: '' }],
  ['address', { cityLine: '' }],
  ['telephone', { phone: '' }],
  ['taxID', { taxId: '' }],
  ['nonprofitStatus', { nonprofitStatus: 'A club' }],
  ['sameAs', { socials: { facebook: '', instagram: null } }],
])('omits %s when staff leave out %j', (property, change) => {
  expect(organizationData({ ...settings, ...change })).not.toHaveProperty(property)
})

test('numbers the breadcrumbs, and omits the URL of the current page', () => {
  expect(breadcrumbData([{ label: 'Home', href: '/' }, { label: 'About' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
    { '@type': 'ListItem', position: 2, name: 'About' },
  ])
})

test('dateModified is never before datePublished', () => {
  expect(articleData(article)).toMatchObject({
    datePublished: '2026-03-02T12:00:00-07:00',
    dateModified: '2026-03-02T12:00:00-07:00',
  })
  expect(articleData({ ...article, modified: '2026-03-04T19:00:00.000Z' })).toMatchObject({
    datePublished: '2026-03-02T12:00:00-07:00',
    dateModified: '2026-03-04T12:00:00-07:00',
  })
})

test('an article has its pictures, its author and its publisher', () => {
  expect(articleData({ ...article, images: ['/images/car.webp'] })).toMatchObject({
    image: ['http://localhost:3000/images/car.webp', 'http://localhost:3000/share/blog/the-ride-home.png'],
    author: {
      '@type': 'Person',
      name: 'Sam Inventor',
      url: 'http://localhost:3000/coaches',
      jobTitle: 'Director and founder',
    },
    publisher: { '@id': ORGANIZATION },
  })
})

test('a question has its answer', () => {
  expect(faqData([{ question: 'What does it cost?', answer: 'It depends.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'What does it cost?', acceptedAnswer: { '@type': 'Answer', text: 'It depends.' } },
  ])
})

test('an event has a location and an organizer', () => {
  expect(eventData({ ...event, description: 'Bring water.' })).toMatchObject({
    description: 'Bring water.',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Main gym', address: 'Main gym' },
    organizer: {
      '@type': 'SportsOrganization',
      '@id': ORGANIZATION,
      name: 'The Basketball Academy',
      url: 'http://localhost:3000/',
    },
  })
  const place = { name: 'Main gym', address: '15500 N Example Parkway' }
  expect(eventData({ ...event, place }).location).toMatchObject(place)
})

test('events use the academy’s time zone, all-day events have dates only, canceled ones have their status', () => {
  expect(eventData(event)).toMatchObject({
    startDate: '2027-03-05T18:00:00-07:00',
    endDate: '2027-03-05T20:00:00-07:00',
  })
  expect(eventData({ ...event, start: '2027-03-06', end: '2027-03-07', isCancelled: true })).toMatchObject({
    startDate: '2027-03-06',
    endDate: '2027-03-07',
    eventStatus: 'https://schema.org/EventCancelled',
  })
})

test('escapes a text that would end the script element', () => {
  const text = toScriptText(faqData([{ question: '</script><script>alert(1)</script>', answer: '<!--' }]))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ mainEntity: [{ name: '</script><script>alert(1)</script>' }] })
})
