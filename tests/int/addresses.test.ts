import type { CollectionSlug } from 'payload'
import { describe, expect, test } from 'vitest'
import { collections } from '@collections/index'
import { RECIPES } from '../support/fixtures'
import type { Facts } from '../support/fixtures/recipe'
import { freshDatabase, payload } from './support'

freshDatabase()

const WITHOUT_PAGES = { context: { disableRevalidate: true } }
const withPage = collections
  .filter(({ fields }) => fields.some((field) => 'fields' in field && field.fields.some(isAddress)))
  .map(({ slug, admin }) => ({ slug: slug as CollectionSlug, title: admin!.useAsTitle! }))

function isAddress(field: object): boolean {
  return 'name' in field && field.name === 'generateSlug'
}

let count = 0

async function make(slug: string): Promise<string> {
  const { facts, file } = RECIPES[slug]!({ n: (count += 1), division: NONE, member: NONE, make })
  const upload = file ? { file: { ...file, size: file.data.length } } : {}
  const made = await (
    await payload()
  ).create({ collection: slug as 'media', data: (await facts) as never, ...upload, ...WITHOUT_PAGES })
  return String(made.id)
}

const NONE = { own: '', other: '' }

async function publish(collection: CollectionSlug, change: Facts) {
  const { slug: _slug, ...facts } = await RECIPES[collection]!({ n: (count += 1), division: NONE, member: NONE, make })
    .facts
  const data = { ...facts, ...change, _status: 'published' } as never
  return (await payload()).create({ collection, data, ...WITHOUT_PAGES }) as Promise<{ id: string; slug?: string }>
}

test('events, cities, albums, posts and films have pages of their own', () => {
  expect(withPage.map(({ slug }) => slug).sort()).toEqual(['albums', 'cities', 'events', 'films', 'posts'])
})

describe.each(withPage)('a document of $slug', ({ slug, title }) => {
  test('published without an address gets the one derived from its title', async () => {
    expect(await publish(slug, { [title]: 'Open Gym & Fun' })).toMatchObject({ slug: 'open-gym-fun' })
  })

  test('is not published when neither it nor its title gives an address', async () => {
    await expect(publish(slug, { [title]: '???', slug: '' })).rejects.toThrow(/Address/)
  })

  test('keeps its address when the title changes after publication', async () => {
    const { id } = await publish(slug, { [title]: 'First Name' })
    const cms = await payload()
    const data = { [title]: 'Second Name' } as never
    expect(await cms.update({ collection: slug, id, data, ...WITHOUT_PAGES })).toMatchObject({ slug: 'first-name' })
  })

  test('keeps the address of a draft when an autosave left before the answer with it arrived', async () => {
    const cms = await payload()
    const saved = { collection: slug, draft: true, autosave: true, ...WITHOUT_PAGES } as const
    const { id } = await cms.create({ ...saved, data: {} as never })
    const data = { [title]: 'Late Answer', slug: null, generateSlug: true } as never
    await cms.update({ ...saved, id, data })
    expect(await cms.update({ ...saved, id, data })).toMatchObject({ slug: 'late-answer' })
    const renamed = { [title]: 'Later Answer', slug: 'late-answer', generateSlug: true } as never
    expect(await cms.update({ ...saved, id, data: renamed })).toMatchObject({ slug: 'later-answer' })
  })
})
