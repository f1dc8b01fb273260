import { expect, test } from 'vitest'
import { readQuery } from '@/features/site/rules/search'
import { find } from '@/features/site/server/search'
import { pool } from '@/server/database/pool'
import { freshDatabase, payload } from './support'

freshDatabase('demo')

const context = { disableRevalidate: true }

async function look(typed: string) {
  return (await find(readQuery(typed)!, true)).results
}

test('a page is found by its published texts, not by its draft, and no longer once it is unpublished', async () => {
  const cms = await payload()
  const { hero } = await cms.findGlobal({ slug: 'coaches-page', depth: 0 })
  const save = (title: string, status: 'draft' | 'published', draft = false) =>
    cms.updateGlobal({
      slug: 'coaches-page',
      data: { hero: { ...hero, title }, _status: status },
      draft,
      context: { ...context },
    })
  await save('Our wallabystory', 'published')
  expect(await look('wallabystory')).toMatchObject([{ kind: 'page', path: '/coaches', title: 'Our wallabystory' }])
  await save('Our bandicootstory', 'draft', true)
  expect(await look('bandicootstory')).toEqual([])
  expect(await look('wallabystory')).toHaveLength(1)
  await save('Our wallabystory', 'draft')
  expect(await look('wallabystory')).toEqual([])
})

test.each(['cost', 'Costs', 'price', 'prices', 'tuition', 'how much'])(
  '“%s” returns the fees first, by their name',
  async (typed) => {
    expect((await look(typed))[0]).toMatchObject({ path: '/registration', title: 'Fees and registration' })
  },
)

test('synonyms that staff remove no longer find the page', async () => {
  await pool().query('DELETE FROM search_page_other_words_pages')
  expect((await look('cost'))[0]).toMatchObject({ title: 'What does it cost?' })
})

test('the home page is listed by the name of the academy, and cities by the title of their page', async () => {
  await pool().query("UPDATE site_settings SET academy_name = 'Numbat Hoops'")
  expect((await look('numbat hoops'))[0]).toMatchObject({ path: '/', title: 'Numbat Hoops' })
  await pool().query("UPDATE cities_page SET hero_title = 'Quollball in {city}, {region}'")
  const cities = await look('quollball')
  expect(cities.length).toBeGreaterThan(3)
  expect(cities.map(({ title }) => title)).toContain('Quollball in Scottsdale, Arizona')
})

test.each([
  ...['refunds', 'sibling', 'scholarship', 'summer camps', 'make-up', 'pausing', 'background check', 'what to bring'],
  'practice time',
])('“%s” returns the answer on the page of the questions', async (typed) => {
  expect((await look(typed)).map(({ path }) => path)).toContain('/faqs')
})

test('no result contains a placeholder that only its page fills in', async () => {
  const found = await look('packages of 5')
  expect(found.map(({ snippet }) => snippet).join()).toContain('save up to 15%')
  const { rows } = await pool().query<{ text: string }>(
    `SELECT concat(title, lead, body) AS text FROM search_documents`,
  )
  const placeholders = rows.flatMap(({ text }) => text.match(/\{\w+\}/g) ?? [])
  // Fees are filled in where a result is shown.
  expect(new Set(placeholders)).toEqual(new Set(['{monthly}', '{registration}', '{total}']))
})

test('a page published before the search had an index is indexed by saving it once', async () => {
  const cms = await payload()
  await pool().query('DELETE FROM search_pages')
  expect((await look('strength & conditioning')).filter(({ kind }) => kind === 'page')).toEqual([])
  await cms.updateGlobal({ slug: 'performance-page', data: { _status: 'published' }, context: { ...context } })
  expect((await look('strength & conditioning'))[0]).toMatchObject({ path: '/performance' })
})
