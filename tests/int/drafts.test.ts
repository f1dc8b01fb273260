import type { CollectionSlug, GlobalSlug } from 'payload'
import { describe, expect, test } from 'vitest'
import { collections, globals } from '@collections/index'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase()

const CANARY = 'CANARY-9f3b'
const WITHOUT_RULES = { context: { disableRevalidate: true } }
const AS_VISITOR = { overrideAccess: false, user: null }

// Films have drafts as well, but visitors cannot read films through the API at all (access.test.ts).
const contents = collections
  .filter(
    ({ versions, access }) =>
      typeof versions === 'object' && versions.drafts && access!.read!({ req: { user: null } } as never) !== false,
  )
  .map(({ slug, admin }) => ({ slug: slug as CollectionSlug, title: admin!.useAsTitle! }))
const pages = globals
  .filter(
    ({ versions, access }) =>
      typeof versions === 'object' && versions.drafts && access!.read!({ req: { user: null } } as never) !== false,
  )
  .map(({ slug }) => slug as GlobalSlug)

test('there are collections and pages with drafts', () => {
  expect(contents.length).toBeGreaterThan(8)
  expect(pages.length).toBeGreaterThan(15)
})

describe.each(contents)('a draft in $slug', ({ slug, title }) => {
  test('is stored although it is incomplete, and hidden from visitors in every request', async () => {
    const cms = await payload()
    const draft = await cms.create({
      collection: slug,
      draft: true,
      data: { [title]: CANARY, slug: `canary-${Date.now()}` } as never,
      ...WITHOUT_RULES,
    })
    for (const query of [{}, { draft: true }, { trash: true }, { draft: true, trash: true }]) {
      const { docs } = await cms.find({ collection: slug, pagination: false, ...query, ...AS_VISITOR })
      expect(JSON.stringify(docs)).not.toContain(CANARY)
      const found = cms.findByID({ collection: slug, id: draft.id, ...query, ...AS_VISITOR })
      await expect(found).rejects.toMatchObject({ status: 404 })
    }
    await expect(cms.findVersions({ collection: slug, ...AS_VISITOR })).rejects.toMatchObject({ status: 403 })
    await cms.delete({ collection: slug, id: draft.id, ...WITHOUT_RULES })
  })

  test('is stored by each of four people who make one at the same time', async () => {
    const cms = await payload()
    const names = ['first', 'second', 'third', 'fourth']
    const drafts = await Promise.all(
      names.map((name) =>
        cms.create({
          collection: slug,
          draft: true,
          data: { [title]: `${CANARY} ${name}` } as never,
          ...WITHOUT_RULES,
        }),
      ),
    )
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(names.length)
    for (const { id } of drafts) await cms.delete({ collection: slug, id, ...WITHOUT_RULES })
  })

  test('cannot be published before it is complete', async () => {
    const cms = await payload()
    const draft = await cms.create({ collection: slug, draft: true, data: {} as never, ...WITHOUT_RULES })
    const publishing = cms.update({
      collection: slug,
      id: draft.id,
      data: { _status: 'published' } as never,
      ...WITHOUT_RULES,
    })
    await expect(publishing).rejects.toMatchObject({ status: 400, name: 'ValidationError' })
    await cms.delete({ collection: slug, id: draft.id, ...WITHOUT_RULES })
  })
})

test.each(pages)('only editors can read the unpublished text of %s', async (slug) => {
  const cms = await payload()
  await cms.updateGlobal({
    slug,
    draft: true,
    data: { meta: { title: CANARY }, hero: { title: CANARY } } as never,
    ...WITHOUT_RULES,
  })
  for (const draft of [false, true]) {
    const forVisitor = await cms.findGlobal({ slug, draft, ...AS_VISITOR })
    expect(JSON.stringify(forVisitor)).not.toContain(CANARY)
  }
  const editor = await staffAs('editor')
  const forEditor = await cms.findGlobal({ slug, draft: true, overrideAccess: false, user: editor })
  expect(JSON.stringify(forEditor)).toContain(CANARY)
})

test('a document in the trash is hidden from visitors and can be restored', async () => {
  const cms = await payload()
  const data = { question: CANARY, answer: 'An answer.', _status: 'published' as const }
  const faq = await cms.create({ collection: 'faqs', data: { order: 1, ...data }, ...WITHOUT_RULES })
  const visible = async () => {
    const { docs } = await cms.find({ collection: 'faqs', trash: true, pagination: false, ...AS_VISITOR })
    return docs.some(({ id }) => id === faq.id)
  }
  expect(await visible()).toBe(true)
  const deletedAt = new Date().toISOString()
  await cms.update({ collection: 'faqs', id: faq.id, data: { deletedAt }, ...WITHOUT_RULES })
  expect(await visible()).toBe(false)
  await cms.update({ collection: 'faqs', id: faq.id, trash: true, data: { deletedAt: null }, ...WITHOUT_RULES })
  expect(await visible()).toBe(true)
  await cms.delete({ collection: 'faqs', id: faq.id, ...WITHOUT_RULES })
})
