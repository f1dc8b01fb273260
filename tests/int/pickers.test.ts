import { beforeAll, describe, expect, test } from 'vitest'
import { collections, globals } from '@collections/index'
import * as api from '@/app/(payload)/api/[...slug]/route'
import { STAFF_ROLES } from '@/lib/roles'
import { listFields } from '../support/fields'
import { staffCookie } from './staff'
import { freshDatabase } from './support'

freshDatabase('demo')

/** A word, a number, a wildcard, quotes, an id: any text that a person may enter into a picker. */
const TYPED = ['kim', '10', '1', '100%', "o'neil", 'a b', '', '00000000-0000-4000-8000-000000000000']

const titles = new Map(collections.map(({ slug, admin }) => [slug, admin?.useAsTitle ?? 'id']))
const pickers = [...collections, ...globals].flatMap(({ fields, slug }) =>
  listFields(fields, slug).flatMap(([path, field]) =>
    'relationTo' in field ? [field.relationTo].flat().map((target): [string, string] => [path, target]) : [],
  ),
)
const targets = [...new Set(pickers.map(([, target]) => target))].sort()

let cookies: string[]

beforeAll(async () => {
  cookies = await Promise.all(STAFF_ROLES.map((role) => staffCookie(role)))
})

test('pickers are found at every nesting: rows, groups, tabs, lists and blocks', () => {
  expect(pickers.map(([path]) => path)).toEqual(
    expect.arrayContaining(['films.divisions', 'film-assignments.divisions', 'events.divisions', 'members.divisions']),
  )
})

test.each(pickers)('%s, a picker of %s, can be searched', async (_path, target) => {
  for (const text of TYPED) expect((await typeInto(target, text, cookies[0]!)).status, text).toBe(200)
})

test.each(targets)('a picker of %s fails for no role', async (target) => {
  for (const cookie of cookies) expect([200, 403]).toContain((await typeInto(target, '10', cookie)).status)
})

test.each(collections.map(({ slug, admin }) => [slug, admin?.listSearchableFields ?? [titles.get(slug)!]] as const))(
  'the list of %s can be searched',
  async (slug, fields) => {
    for (const field of fields) expect((await find(slug, field, '10', cookies[0]!)).status, field).toBe(200)
  },
)

describe('the input filters the picker to matching options', () => {
  test.each(targets)('%s', async (target) => {
    const title = titles.get(target)!
    const { docs } = await typeInto(target, '', cookies[0]!)
    const titled = docs.find((doc) => typeof doc[title] === 'string')
    if (!titled) return
    const found = await typeInto(target, String(titled[title]).slice(0, 30), cookies[0]!)
    expect(found.docs.map(({ id }) => id)).toContain(titled.id)
    expect((await typeInto(target, 'zzqx', cookies[0]!)).docs).toEqual([])
  })
})

test('entering a part of an age group finds it alone', async () => {
  expect((await typeInto('divisions', '10', cookies[0]!)).docs.map(({ key }) => key)).toEqual(['10U'])
})

function typeInto(target: string, text: string, cookie: string) {
  return find(target, titles.get(target)!, text, cookie)
}

/** Sends the same query as the admin's pickers and lists. */
async function find(slug: string, field: string, text: string, cookie: string) {
  const query = new URLSearchParams({ depth: '0', draft: 'true', limit: '10', [`select[${field}]`]: 'true' })
  if (text) query.set(`where[and][0][${field}][like]`, text)
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const request = new Request(`http://localhost:3000/api/${slug}?${query}`, { headers })
  const answer = await api.GET(request, { params: Promise.resolve({ slug: [slug] }) })
  const { docs = [] } = (await answer.json()) as { docs?: { id: string; [field: string]: unknown }[] }
  return { status: answer.status, docs }
}
