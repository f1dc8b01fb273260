import { expect, test } from 'vitest'
import { GLOBAL_PATHS } from '@/lib/content-paths'
import { listFields } from '../tests/support/fields'
import { defineCollection, defineGlobal } from './access/define'
import { anyone } from './access/rules'
import { collections, globals } from './index'

const entities = [...collections, ...globals]
const allFields = entities.flatMap(({ fields, slug }) => listFields(fields, slug))

test.each(allFields)('%s has a description', (_path, field) => {
  expect((field.admin as { description?: unknown } | undefined)?.description).toBeTruthy()
})

test.each(allFields.filter(([, field]) => 'options' in field))('every option of %s has a label', (_path, field) => {
  const { options } = field as { options: (string | { label: unknown })[] }
  for (const option of options) expect(typeof option === 'string' ? option : option.label).toBeTruthy()
})

test('a validation of its own still enforces the maximum of a field', async () => {
  const limited = allFields.filter(([, field]) => 'validate' in field && ('maxLength' in field || 'max' in field))
  expect(limited.length).toBeGreaterThan(20)
  const req = { t: String, payload: { config: {} }, context: { playKeys: new Set() } }
  const options = { data: {}, siblingData: {}, req }
  const isBroken = async (field: unknown) => {
    const { validate, maxLength, max, ...rest } = field as Limited
    const value = maxLength === undefined ? max! + 1 : '/'.padEnd(maxLength + 1, 'x')
    return (await validate(value, { ...options, ...rest, maxLength, max })) === true
  }
  const broken = await Promise.all(limited.map(async ([path, field]) => ((await isBroken(field)) ? [path] : [])))
  expect(broken.flat()).toEqual([])
})

type Limited = {
  validate: (value: unknown, options: object) => unknown
  maxLength?: number
  max?: number
}

test('amounts are entered, listed and compared in dollars, and no description mentions cents', () => {
  const money = allFields.filter(([, field]) => /cents$/i.test('name' in field ? field.name : ''))
  expect(money.length).toBeGreaterThan(20)
  const components = { Field: /MoneyField/, Cell: /CentsCell/, Diff: /MoneyDiff/ }
  for (const [path, field] of money)
    for (const [name, file] of Object.entries(components))
      expect((field.admin as { components?: Record<string, unknown> }).components?.[name], path).toMatch(file)
  const help = [...entities, ...allFields.map(([, field]) => field)].map(({ admin }) => JSON.stringify(admin ?? {}))
  expect(help.filter((text) => /\bcents\b/i.test(text))).toEqual([])
})

test.each(entities.map((entity) => [entity.slug, entity] as const))(
  '%s has a description and a group for staff',
  (_slug, entity) => {
    expect(entity.admin?.description).toBeTruthy()
    expect(entity.admin?.group).toBeTruthy()
  },
)

test.each(collections.map((collection) => [collection.slug, collection.fields] as const))(
  'the lists of %s show when a document was made and changed in the academy’s time zone',
  (_slug, fields) => {
    const moments = fields.filter((field) => 'name' in field && /^(created|updated)At$/.test(field.name))
    expect(moments).toHaveLength(2)
    for (const { admin } of moments) expect(admin?.components?.Cell).toMatch(/MomentCell/)
  },
)

test('every page global in GLOBAL_PATHS exists', () => {
  const slugs = globals.map(({ slug }) => slug)
  expect(Object.keys(GLOBAL_PATHS).filter((slug) => !slugs.includes(slug))).toEqual([])
})

test('personal data has no versions, because copies would survive an erasure', () => {
  for (const slug of [
    'player-registrations',
    'tryout-registrations',
    'applications',
    'form-entries',
    'pledges',
    'sponsor-inquiries',
    'tour-requests',
    'deck-links',
    'mails',
    'enrolments',
    'players',
    'staff',
    'members',
    'film-views',
    'quiz-attempts',
    'film-assignments',
    'film-comments',
    'legal-holds',
  ]) {
    expect(collections.find((collection) => collection.slug === slug)?.versions).toBeFalsy()
  }
})

test('no field uses the ordering or code features that had a critical vulnerability', () => {
  const found = allFields.filter(([, { type }]) => type === 'json' || type === 'code').map(([name]) => name)
  // Queries by it are rejected: tests/int/play-queries.test.ts.
  expect(found).toEqual(['plays.drawing'])
  expect(collections.filter((collection) => 'orderable' in collection)).toEqual([])
})

test.each(['read', 'create', 'update', 'delete', 'readVersions'])(
  'rejects a collection without "%s" access at boot',
  (name) => {
    const access = {
      read: anyone,
      create: anyone,
      update: anyone,
      delete: anyone,
      readVersions: anyone,
      [name]: undefined,
    }
    expect(() => defineCollection({ slug: 'loose', access: access as never, fields: [] })).toThrow(`"${name}"`)
  },
)

test('requires unlock and admin access for an auth collection, and update access for a global', () => {
  const access = { read: anyone, create: anyone, update: anyone, delete: anyone, readVersions: anyone }
  expect(() => defineCollection({ slug: 'loose', auth: true, access, fields: [] })).toThrow('"unlock"')
  expect(() => defineGlobal({ slug: 'loose', access: { read: anyone } as never, fields: [] })).toThrow('"update"')
})
