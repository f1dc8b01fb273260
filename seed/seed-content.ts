import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withRelations } from './relations'

const CONTENT = path.resolve('seed/content')
// There is no Next server to revalidate while seeding.
const context = { disableRevalidate: true }

const GLOBALS: Record<string, GlobalSlug> = {
  'site-settings': 'site-settings',
  navigation: 'navigation',
  fees: 'fees',
  'home-page': 'home-page',
  'teams-page': 'teams-page',
  'pathway-page': 'pathway-page',
  'train-page': 'train-page',
  'basketball-training-page': 'basketball-training-page',
  'private-training-page': 'private-training-page',
  'performance-page': 'performance-page',
  'tournaments-page': 'tournaments-page',
  'plan-page': 'plan-page',
  'about-page': 'about-page',
  'programs-page': 'programs-page',
  'contact-page': 'contact-page',
  'faq-page': 'faq-page',
  'academy-page': 'academy-page',
  'youth-academy-page': 'youth-academy-page',
  'advanced-academy-page': 'advanced-academy-page',
  'pricing-page': 'pricing-page',
  'cities-page': 'cities-page',
  'coaches-page': 'coaches-page',
  'testimonials-page': 'testimonials-page',
  'blog-page': 'blog-page',
  'events-page': 'events-page',
  'media-page': 'media-page',
  'search-page': 'search-page',
  'film-room-page': 'film-room-page',
  'film-settings': 'film-settings',
  'fundraiser-page': 'fundraiser-page',
  'donate-page': 'donate-page',
  'sponsors-page': 'sponsors-page',
  'funding-deck-page': 'funding-deck-page',
  'tour-settings': 'tour-settings',
  'enrolment-page': 'enrolment-page',
}

/** The content files of collections, with the field that identifies a document. */
const COLLECTIONS: Record<string, { slug: CollectionSlug; key: string }> = {
  sponsors: { slug: 'sponsors', key: 'name' },
  testimonials: { slug: 'testimonials', key: 'name' },
  stages: { slug: 'stages', key: 'title' },
  divisions: { slug: 'divisions', key: 'key' },
  players: { slug: 'players', key: 'slug' },
  programs: { slug: 'programs', key: 'title' },
  faqs: { slug: 'faqs', key: 'question' },
  'age-tiers': { slug: 'age-tiers', key: 'tier' },
  cities: { slug: 'cities', key: 'slug' },
  coaches: { slug: 'coaches', key: 'name' },
  events: { slug: 'events', key: 'slug' },
  albums: { slug: 'albums', key: 'slug' },
  'plan-exercises': { slug: 'exercises', key: 'title' },
  'plan-demo-videos': { slug: 'demo-videos', key: 'title' },
  // Foods must exist before the meals that contain them.
  'plan-foods': { slug: 'foods', key: 'name' },
  'plan-meals': { slug: 'meals', key: 'main' },
  'plan-tips': { slug: 'tips', key: 'text' },
  campaigns: { slug: 'campaigns', key: 'title' },
  'giving-levels': { slug: 'giving-levels', key: 'amountCents' },
  'mail-templates': { slug: 'mail-templates', key: 'title' },
  'sponsor-packages': { slug: 'sponsor-packages', key: 'name' },
}

/** Writes the content files to the database; a second run changes nothing that is already equal. */
export async function seedContent(payload: Payload): Promise<void> {
  for (const [file, slug] of Object.entries(GLOBALS)) {
    const data = await readContent(file)
    if (data) await payload.updateGlobal({ slug, data: { _status: 'published', ...data } as never, context })
  }
  // Its default texts are in the code; publishing them shows them in the admin as on the page.
  await payload.updateGlobal({ slug: 'registration-page', data: { _status: 'published' }, context })
  for (const [file, { slug, key }] of Object.entries(COLLECTIONS)) {
    const documents = ((await readContent(file)) ?? []) as Record<string, unknown>[]
    for (const [index, data] of documents.entries()) {
      await upsert(payload, slug, key, {
        order: (index + 1) * 10,
        _status: 'published',
        ...(await withRelations(payload, await withPictures(payload, data))),
      })
    }
  }
}

/** Uploads the pictures in a content file once, and replaces them by their ids. */
async function withPictures(payload: Payload, data: Record<string, unknown>): Promise<Record<string, unknown>> {
  const picture = data.logo
  if (typeof picture !== 'string') return data
  const alt = String(data.name)
  const { docs } = await payload.find({ collection: 'media', where: { alt: { equals: alt } }, limit: 1 })
  const filePath = path.resolve('seed/media', picture)
  const media = docs[0] ?? (await payload.create({ collection: 'media', data: { alt }, filePath, context }))
  return { ...data, logo: media.id }
}

async function upsert(payload: Payload, collection: CollectionSlug, key: string, data: Record<string, unknown>) {
  const { docs } = await payload.find({ collection, where: { [key]: { equals: data[key] } }, limit: 1 })
  const existing = docs[0]
  if (existing) await payload.update({ collection, id: existing.id, data: data as never, context })
  else await payload.create({ collection, data: data as never, context })
}

async function readContent(file: string): Promise<unknown> {
  const name = path.join(CONTENT, `${file}.json`)
  return existsSync(name) ? JSON.parse(await readFile(name, 'utf8')) : null
}
