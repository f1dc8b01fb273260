import { beforeAll, describe, expect, test } from 'vitest'
import type { CollectionSlug } from 'payload'
import { normalizeText, readQuery } from '@/features/site/rules/search'
import { find, type Outcome } from '@/features/site/server/search'
import { pool } from '@/server/database/pool'
import { freshDatabase, payload } from './support'

freshDatabase()

const context = { disableRevalidate: true }

function look(typed: string, { forgiving = true } = {}): Promise<Outcome> {
  return find(readQuery(typed)!, forgiving)
}

async function titles(typed: string): Promise<string[]> {
  return (await look(typed)).results.map(({ title }) => title)
}

async function make(collection: CollectionSlug, data: object) {
  const cms = await payload()
  return String((await cms.create({ collection, data: data as never, context, draft: false })).id)
}

function faq(question: string, answer: string, status: 'published' | 'draft' = 'published') {
  return make('faqs', { question, answer, order: 10, _status: status })
}

beforeAll(async () => {
  await pool().query(`INSERT INTO search_pages (id, path, title, lede, text) VALUES
    ('about-page', '/about', 'Who we are', 'A non-profit academy.', 'We teach the zoneless defense.'),
    ('pricing-page', '/registration', 'Fees and registration', 'One monthly fee.', 'What it pays for.')`)
  await faq('What is a quokkaball?', 'It is 100% rubber_band, and costs {monthly}.')
  await faq('Where do we park?', 'Beside the quokkaball shed.')
  await faq('Is there a secret wombatdunk?', 'Not public yet.', 'draft')
  const trashed = await faq('Did we bin the numbatlayup?', 'Yes.')
  const cms = await payload()
  await cms.update({ collection: 'faqs', id: trashed, data: { deletedAt: new Date().toISOString() }, context })
  const player = await make('players', {
    firstName: 'Bilbyname',
    lastName: 'Secretlast',
    number: '7',
    age: 9,
    gender: 'girl',
    division: '9U',
    order: 10,
  })
  await pool().query(`UPDATE players SET publication = 'full' WHERE id = $1`, [player])
})

test('the migration installed the extension for tolerating typos', async () => {
  expect((await pool().query("SELECT FROM pg_extension WHERE extname = 'pg_trgm'")).rowCount).toBe(1)
})

describe.each([true, false])('with compared words: %s', (forgiving) => {
  test('titles rank before texts', async () => {
    const { results, isClose } = await look('quokkaball', { forgiving })
    expect(results.map(({ title }) => title)).toEqual(['What is a quokkaball?', 'Where do we park?'])
    expect(isClose).toBe(false)
  })

  test('every word must be found, in any order and in any part', async () => {
    expect((await look('shed quokkaball park', { forgiving })).results).toHaveLength(1)
    expect((await look('quokkaball zebra', { forgiving })).results).toEqual([])
  })

  test('pages are found by their titles and their texts', async () => {
    expect((await look('who we are', { forgiving })).results[0]).toMatchObject({ kind: 'page', path: '/about' })
    expect((await look('zoneless', { forgiving })).results[0]).toMatchObject({
      path: '/about',
      snippet: expect.stringContaining('zoneless') as string,
    })
  })

  test.each(['wombatdunk', 'numbatlayup', 'Bilbyname', 'Secretlast'])(
    '%s is a draft, deleted, or a child: not found',
    async (word) => {
      expect((await look(word, { forgiving })).results).toEqual([])
    },
  )

  test.each(['100%', 'rubber_band', "quokkaball'", 'quokkaball"); --', 'quokkaball\\', '“quokkaball”'])(
    'special characters in %s are literal',
    async (typed) => {
      expect((await look(typed, { forgiving })).results.length).toBeGreaterThan(0)
    },
  )

  test('a wildcard alone matches nothing', async () => {
    expect(readQuery('%_%')).toBeNull()
    expect((await look('quok%ball', { forgiving })).results.length).toBe(2)
  })

  test('words are found in their inflected forms, and as part of a longer word', async () => {
    expect((await look('costing', { forgiving })).results[0]).toMatchObject({ title: 'What is a quokkaball?' })
    expect((await look('sheds parked', { forgiving })).results[0]).toMatchObject({ title: 'Where do we park?' })
    expect((await look('sheds', { forgiving })).stems).toEqual(['shed'])
    expect((await look('kkabal', { forgiving })).results).toHaveLength(2)
  })
})

test('typos are tolerated when there is no exact match', async () => {
  for (const typed of ['tryuot', 'tryuot registraton', 'quokabal']) {
    const { results, isClose } = await look(typed)
    expect(results.length, typed).toBeGreaterThan(0)
    expect(isClose, typed).toBe(true)
  }
  expect((await look('tryuot')).results[0]).toMatchObject({ path: '/player-registration' })
  expect((await look('tryuot', { forgiving: false })).results).toEqual([])
})

test('100 arbitrary characters get a response', async () => {
  const typed = 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(2).slice(0, 100)
  expect(Array.isArray((await look(typed)).results)).toBe(true)
})

test('a question is found from its publication until it is unpublished, moved to the trash or deleted', async () => {
  const cms = await payload()
  const id = await faq('May a dingopass be thrown?', 'Yes.', 'draft')
  const change = (data: object) =>
    cms.update({ collection: 'faqs', id, data, context, trash: true, draft: false } as never)
  expect(await titles('dingopass')).toEqual([])
  await change({ _status: 'published' })
  expect(await titles('dingopass')).toEqual(['May a dingopass be thrown?'])
  await change({ question: 'May an emupass be thrown?' })
  expect([await titles('emupass'), await titles('dingopass')]).toEqual([['May an emupass be thrown?'], []])
  await change({ _status: 'draft' })
  expect(await titles('emupass')).toEqual([])
  await change({ _status: 'published' })
  await change({ deletedAt: new Date().toISOString() })
  expect(await titles('emupass')).toEqual([])
  await change({ deletedAt: null })
  expect(await titles('emupass')).toEqual(['May an emupass be thrown?'])
  await cms.delete({ collection: 'faqs', id, context, trash: true })
  expect(await titles('emupass')).toEqual([])
})

test('a change that is rolled back is not found', async () => {
  const client = await pool().connect()
  await client.query('BEGIN')
  await client.query("UPDATE faqs SET question = 'Is this a koalacut?' WHERE question = 'Where do we park?'")
  await client.query('ROLLBACK')
  client.release()
  expect(await titles('koalacut')).toEqual([])
})

test('PostgreSQL and JavaScript remove the same characters from a text', async () => {
  const signs = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).filter(
    (sign) => !/[\p{Cc}\p{Lu}]/u.test(sign),
  )
  const { rows } = await pool().query<{ text: string }>(
    'SELECT btrim(search_plain(sign)) AS text FROM unnest($1::text[]) WITH ORDINALITY AS list (sign, place) ORDER BY place',
    [signs],
  )
  const differing = signs.filter((sign, index) => rows[index]!.text !== normalizeText(sign))
  expect(differing).toEqual([])
})
