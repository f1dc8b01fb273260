import '../../../runtime/next/testing/baseline'
import type { GlobalSlug } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchCache } from '../../../runtime/next/testing/cached-tags'
import { getLibraryTexts } from '@/features/film/server/films/queries'
import { getPlanLibrary } from '@/features/plan/server/queries'
import { getRegistrationPage } from '@/features/registration/server/registrations/queries'
import { getFees, getNavigation, getSiteSettings } from '@/features/site/server/site'
import { GLOBAL_PATHS, UNLISTED_GLOBALS } from '@/lib/content-paths'
import { redirectMoved } from '@/server/content/redirects'
import { getPageTexts } from '@/server/content/page-texts'
import { pool } from '@/server/database/pool'
import { exercises, seedFoods, seedMeals, tips, videos } from '../../support/plan-library'
import { freshDatabase, payload } from '../support'

let cache: ReturnType<typeof watchCache>

freshDatabase('demo')
beforeAll(() => void (cache = watchCache()))
afterAll(() => cache.close())

test('the texts of every page are cached under the tag of their global, and under no other', async () => {
  const slugs = (Object.keys(GLOBAL_PATHS) as GlobalSlug[]).filter((slug) => !UNLISTED_GLOBALS.includes(slug))
  expect(slugs.length).toBeGreaterThan(25)
  for (const slug of slugs) {
    const { globalType } = (await getPageTexts(slug)) as { globalType?: string }
    expect([globalType, cache.lastTags()]).toEqual([slug, [`global:${slug}`]])
  }
})

test.each([
  ['site-settings', getSiteSettings],
  ['registration-page', getRegistrationPage],
  ['navigation', getNavigation],
  ['fees', getFees],
  ['film-room-page', getLibraryTexts],
] as const)('content shared by every page is cached under the tag of %s', async (slug, read) => {
  await read()
  expect(cache.lastTags()).toEqual([`global:${slug}`])
})

test('the film library has the texts of staff, and its own before staff save the page', async () => {
  const cms = await payload()
  const library = { title: 'Watch first.', welcomeLabel: 'All films' }
  await cms.updateGlobal({ slug: 'film-room-page', data: { library }, context: { disableRevalidate: true } })
  expect(await getLibraryTexts()).toEqual({ title: library.title, label: library.welcomeLabel })
  await pool().query('DELETE FROM film_room_page')
  expect(await getLibraryTexts()).toEqual({ title: 'Study. Then hoop.', label: 'Film library' })
})

test('the library of plans has every exercise, meal, food, video and tip, with foods and swaps by their ids', async () => {
  const library = await getPlanLibrary()
  const names = new Map(library.foods.map(({ id, name }) => [id, name]))
  const foods = library.foods.map(({ id: _id, swap, ...food }) => ({ ...food, ...(swap && { swap: names.get(swap) }) }))
  expect(foods).toEqual(seedFoods)
  const meals = library.meals.map(({ id: _id, ...meal }) => ({
    ...meal,
    foods: meal.foods.map(({ food, ...portion }) => ({ ...portion, food: names.get(food) })),
  }))
  expect(meals).toEqual(seedMeals.map((meal) => ({ side: '', drink: '', ...meal })))
  expect(library).toMatchObject({ exercises, videos, tips })
})

test('a moved address redirects to its new one, but never to itself', async () => {
  const cms = await payload()
  const redirect = (from: string) =>
    cms.create({
      collection: 'redirects',
      data: { from, to: { type: 'custom', url: '/events' } },
      context: { disableRevalidate: true },
    })
  await redirect('/blog/moved')
  const { id } = await redirect('/blog/same')
  await pool().query('UPDATE redirects SET to_url = "from" WHERE id = $1', [id])
  await expect(redirectMoved('/blog/moved')).rejects.toMatchObject({ digest: expect.stringContaining(';/events;308;') })
  await expect(redirectMoved('/blog/same')).resolves.toBeUndefined()
  await expect(redirectMoved('/blog/unknown')).resolves.toBeUndefined()
})

test('a moved address redirects to a document while visitors may read it', async () => {
  const cms = await payload()
  const { docs } = await cms.find({ collection: 'posts', where: { _status: { equals: 'published' } }, limit: 3 })
  const [shown, hidden, deleted] = docs.map(({ id, slug }) => ({ id, slug: String(slug) }))
  await pool().query(`UPDATE posts SET _status = 'draft' WHERE id = $1`, [hidden!.id])
  await pool().query('UPDATE posts SET deleted_at = now() WHERE id = $1', [deleted!.id])
  const moveTo = async (value: string) => {
    const from = `/blog/before-${value}`
    const to = { type: 'reference' as const, reference: { relationTo: 'posts' as const, value } }
    await cms.create({ collection: 'redirects', data: { from, to }, context: { disableRevalidate: true } })
    return redirectMoved(from)
  }
  await expect(moveTo(shown!.id)).rejects.toMatchObject({
    digest: expect.stringContaining(`;/blog/${shown!.slug};308;`),
  })
  await expect(moveTo(hidden!.id)).resolves.toBeUndefined()
  await expect(moveTo(deleted!.id)).resolves.toBeUndefined()
})
