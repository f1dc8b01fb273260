import { describe, expect, test } from 'vitest'
// Before everything that loads Next, which otherwise knows no requests.
import { expiredBy } from '../../scripts/next/testing/request'
import { collections, globals } from '../index'
import { revalidateCollection, revalidateGlobal } from './revalidate'

type Hook = (args: object) => unknown

const [globalChanged] = revalidateGlobal.afterChange as unknown as [Hook]
const [changed] = revalidateCollection.afterChange as unknown as [Hook]
const [deleted] = revalidateCollection.afterDelete as unknown as [Hook]

/** What stands on no page that is kept. Whatever is not named here must expire its tag. */
const OFFICE_GLOBALS = 'inbox-settings automatic-mails enrolment-page tour-settings film-settings staff-settings'.split(
  ' ',
)
const OFFICE = `player-registrations tryout-registrations applications form-entries tryout-days enrolments mails
  mail-templates seasons quizzes film-assignments film-comments members film-views quiz-attempts film-files
  sponsor-inquiries tour-requests deck-links staff`.split(/\s+/)

const isOf = (office: string[]) => (one: { slug: string }) => office.includes(one.slug)
const isNotOf = (office: string[]) => (one: { slug: string }) => !office.includes(one.slug)
const args = (change: object = {}) => ({ doc: { _status: 'published' }, req: { context: {} }, ...change })

describe.each(globals.filter(isNotOf(OFFICE_GLOBALS)))('the global $slug', (global) => {
  test('expires its own tag and no other, once the answer is out', async () => {
    expect(global.hooks?.afterChange).toContain(globalChanged)
    const expired = await expiredBy(() => globalChanged(args({ global })))
    expect(expired).toEqual({ early: [], tags: [`global:${global.slug}`] })
  })
})

describe.each(collections.filter(isNotOf(OFFICE)))('the collection $slug', (collection) => {
  test.each([
    ['a change', changed, collection.hooks?.afterChange],
    ['a deletion', deleted, collection.hooks?.afterDelete],
  ])('expires its own tag and no other after %s, once the answer is out', async (_what, hook, hooks) => {
    expect(hooks).toContain(hook)
    const expired = await expiredBy(() => hook(args({ collection })))
    expect(expired).toEqual({ early: [], tags: [`collection:${collection.slug}`] })
  })
})

test('what stands on no kept page expires nothing', () => {
  for (const { hooks } of globals.filter(isOf(OFFICE_GLOBALS)))
    expect(hooks?.afterChange ?? []).not.toContain(globalChanged)
  for (const { hooks } of collections.filter(isOf(OFFICE))) expect(hooks?.afterChange ?? []).not.toContain(changed)
})

test.each([
  ['a draft beside what is published expires nothing', { savesDraft: true }, 'draft', 0],
  ['a draft that is published', { savesDraft: true }, 'published', 1],
  ['what is taken offline', {}, 'draft', 1],
  ['a seed or a test, without a server, expires nothing', { disableRevalidate: true }, 'published', 0],
])('%s', async (_what, context, status, count) => {
  const saved = args({
    doc: { _status: status },
    req: { context },
    global: { slug: 'fees' },
    collection: { slug: 'faqs' },
  })
  expect((await expiredBy(() => globalChanged(saved))).tags).toHaveLength(count)
  expect((await expiredBy(() => changed(saved))).tags).toHaveLength(count)
})
