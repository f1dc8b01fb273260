import { expect, test } from 'vitest'
import { POST } from '@/app/(payload)/api/[...slug]/route'
import { expiredBy } from '../../runtime/next/testing/request'
import { staffAs, staffCookie } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')

const context = { disableRevalidate: true }
const BROUGHT_BACK = 'Brought back as a draft. Visitors do not see it until it is published.'
let next = 1

test('a restored draft is the current draft again, and what visitors read stays', async () => {
  const cms = await payload()
  const { id, title } = await nextPost()
  const draft = await cms.update({
    collection: 'posts',
    id,
    data: { title: 'Half a ti', excerpt: '' },
    draft: true,
    context,
  })
  await cms.update({ collection: 'posts', id, data: { title: 'Another thought' }, draft: true, context })
  const { status, message } = await restore('posts', await versionOf(id, draft.title))
  expect([status, message]).toEqual([200, BROUGHT_BACK])
  expect(await live(id)).toEqual([title, 'published'])
  const latest = await cms.findByID({ collection: 'posts', id, draft: true })
  expect([latest.title, latest._status]).toEqual(['Half a ti', 'draft'])
})

test('a published version is restored as a draft, complete or not, and what visitors read stays', async () => {
  const cms = await payload()
  for (const isComplete of [true, false]) {
    const { id, title, author } = await nextPost()
    const version = await versionOf(id, title)
    await cms.update({ collection: 'posts', id, data: { title: 'Published later', _status: 'published' }, context })
    // Simulates a version that was published before the excerpt was required.
    if (!isComplete)
      await cms.db.updateVersion({ collection: 'posts', id: version, versionData: await incomplete(version) })
    const { status, message } = await restore('posts', version)
    expect([status, message]).toEqual([200, BROUGHT_BACK])
    expect(await live(id)).toEqual(['Published later', 'published'])
    const latest = await cms.findByID({ collection: 'posts', id, draft: true, depth: 0 })
    expect([latest.title, latest.author, latest._status]).toEqual([title, author, 'draft'])
  }
})

test('a version from before a colleague’s change is restored as well, and what the colleague has open is then out of date', async () => {
  const cms = await payload()
  const { id } = await nextPost()
  const saveAs = async (role: 'admin' | 'editor', data: { title: string; revision?: number }) =>
    cms.update({
      collection: 'posts',
      id,
      data,
      draft: true,
      overrideAccess: false,
      user: await staffAs(role),
      context,
    })
  await saveAs('editor', { title: 'First thought' })
  const { revision } = await saveAs('admin', { title: 'A colleague’s thought' })
  expect((await restore('posts', await versionOf(id, 'First thought'))).status).toBe(200)
  const latest = await cms.findByID({ collection: 'posts', id, draft: true })
  expect([latest.title, latest.revision]).toEqual(['First thought', revision! + 1])
  await expect(saveAs('admin', { title: 'Second thought', revision: revision! })).rejects.toThrow('changed this since')
})

test('restoring the draft of a page does not unpublish the page', async () => {
  const cms = await payload()
  const write = (title: string) =>
    cms.updateGlobal({ slug: 'faq-page', data: { hero: { title }, _status: 'draft' } as never, draft: true, context })
  await write('Half a ti')
  await write('Another thought')
  const { docs } = await cms.findGlobalVersions({ slug: 'faq-page', where: { 'version._status': { equals: 'draft' } } })
  const half = docs.find(({ version }) => JSON.stringify(version).includes('Half a ti'))!
  expect((await restore('globals/faq-page', half.id)).status).toBe(200)
  expect((await cms.findGlobal({ slug: 'faq-page' }))._status).toBe('published')
  expect(JSON.stringify(await cms.findGlobal({ slug: 'faq-page', draft: true }))).toContain('Half a ti')
})

test('restored fees apply at once: totals are recomputed and the amounts in between are recorded', async () => {
  const cms = await payload()
  const set = (monthlyCents: number) => cms.updateGlobal({ slug: 'fees', data: { monthlyCents }, context })
  await set(21_000)
  await set(23_000)
  const { docs } = await cms.findGlobalVersions({ slug: 'fees', where: { 'version.monthlyCents': { equals: 21_000 } } })
  expect(await restore('globals/fees', docs[0]!.id, 'treasurer')).toEqual({
    status: 200,
    message: 'Brought back. It applies at once.',
  })
  const fees = await cms.findGlobal({ slug: 'fees', showHiddenFields: true })
  expect([fees.monthlyCents, fees.startingTotalCents! - fees.registrationCents]).toEqual([21_000, 21_000])
  expect(fees.formerFees?.split(',')).toContain('23000')
  expect((await restore('globals/fees', docs[0]!.id, 'editor')).status).toBe(403)
})

test('people without write access cannot restore a post', async () => {
  const { id, title } = await nextPost()
  const version = await versionOf(id, title)
  expect((await restore('posts', version, 'coach')).status).toBe(403)
})

/** A published post that no test here has changed yet. */
async function nextPost() {
  const { docs } = await (
    await payload()
  ).find({ collection: 'posts', sort: '-publishedAt', page: next++, limit: 1, depth: 0 })
  return docs[0]!
}

async function live(id: string) {
  const { title, _status } = await (await payload()).findByID({ collection: 'posts', id, draft: false })
  return [title, _status]
}

async function versionOf(id: string, title: string): Promise<string> {
  const where = { parent: { equals: id }, 'version.title': { equals: title } }
  const { docs } = await (await payload()).findVersions({ collection: 'posts', where, limit: 1 })
  return docs[0]!.id
}

async function incomplete(id: string) {
  const kept = await (await payload()).findVersionByID({ collection: 'posts', id, depth: 0 })
  return { ...kept, version: { ...kept.version, excerpt: '' } } as never
}

/** Sends the request of the button in the admin's version view. */
async function restore(where: string, id: string, role: 'editor' | 'coach' | 'treasurer' = 'editor') {
  const headers = { cookie: await staffCookie(role), 'sec-fetch-site': 'same-origin' }
  const request = new Request(`http://localhost:3000/api/${where}/versions/${id}?draft=false`, {
    method: 'POST',
    headers,
  })
  let answer: Response | undefined
  await expiredBy(async () => {
    answer = await POST(request, { params: Promise.resolve({ slug: [...where.split('/'), 'versions', id] }) })
  })
  const body = (await answer!.json()) as { message?: string }
  return { status: answer!.status, message: body.message }
}
