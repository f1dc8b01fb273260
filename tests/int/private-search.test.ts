import { beforeAll, expect, test } from 'vitest'
import type { SanitizedCollectionConfig } from 'payload'
import { dataMap } from '@/features/privacy/rules/data-map/data-map'
import { freshDatabase, payload } from './support'

freshDatabase()

const TYPED = ['text', 'textarea', 'email']

/** Fields of uploads and accounts. Payload adds them after all others. */
const ADDED_BY_PAYLOAD = [
  'film-files.url',
  'film-files.thumbnailURL',
  'film-files.filename',
  'film-files.mimeType',
  'staff.email',
]

let lists: SanitizedCollectionConfig[]

beforeAll(async () => {
  lists = Object.values((await payload()).collections).map(({ config }) => config)
})

/** Lists of the office with data that not everyone may read. */
function isAboutPeople({ admin, slug }: SanitizedCollectionConfig): boolean {
  return (
    admin.hidden !== true &&
    dataMap.some(({ table, readers }) => table === slug.replaceAll('-', '_') && !readers.includes('everyone'))
  )
}

function hasPrivateSearch({ admin }: SanitizedCollectionConfig): boolean {
  const components = admin.components?.beforeListTable ?? []
  return components.some(
    (component) => typeof component === 'object' && component?.path.startsWith('/admin/ListSearch#'),
  )
}

test('each list of people keeps its search out of the URL', () => {
  const open = lists.filter((list) => isAboutPeople(list) && !hasPrivateSearch(list)).map(({ slug }) => slug)
  expect(open).toEqual([])
})

test('a list with a private search offers no filter by text', () => {
  const withFilter = lists
    .filter(hasPrivateSearch)
    .flatMap(({ slug, flattenedFields }) => flattenedFields.map((field) => ({ slug, field })))
    .filter(({ field }) => TYPED.includes(field.type) && !('hidden' in field && field.hidden))
    .filter(({ field }) => !('admin' in field && field.admin && 'disableListFilter' in field.admin))
    .map(({ slug, field }) => `${slug}.${field.name}`)
  expect(withFilter).toEqual(ADDED_BY_PAYLOAD)
})
