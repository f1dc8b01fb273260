import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CollectionSlug } from 'payload'
import { plain, readQuery, toPatterns } from '@/features/site/rules/search'
import { searchStatement } from '@/features/site/store/search-sql'
import { pool } from '@/server/database/pool'
import { freshDatabase, payload } from './support'

freshDatabase()

type Row = { kind: string; ref: string; title: string; lead: string; snippet: string; isClose: boolean }

const PAGES = [
  { path: '/about', title: 'Who we are', lede: 'A non-profit academy.', text: 'We teach the zoneless defense.' },
  { path: '/tryouts', title: 'Tryout registration', lede: 'Reserve a spot.', text: '' },
]
const context = { disableRevalidate: true }
const made: { collection: CollectionSlug; id: string }[] = []

async function look(typed: string, { forgiving = true } = {}): Promise<Row[]> {
  const { text, words } = readQuery(typed)!
  const values = [plain(text), toPatterns(words), words, JSON.stringify(PAGES), words[0]]
  return (await pool().query<Row>(searchStatement(forgiving), values)).rows
}

async function make(collection: CollectionSlug, data: object) {
  const cms = await payload()
  const { id } = await cms.create({ collection, data: data as never, context, draft: false })
  made.push({ collection, id: String(id) })
  return String(id)
}

function faq(question: string, answer: string, status: 'published' | 'draft' = 'published') {
  return make('faqs', { question, answer, order: 10, _status: status })
}

beforeAll(async () => {
  await faq('What is a quokkaball?', 'It is 100% rubber_band, and costs {monthly}.')
  await faq('Where do we park?', 'Beside the quokkaball shed.')
  await faq('Is there a secret wombatdunk?', 'Nobody may know yet.', 'draft')
  const trashed = await faq('Did we bin the numbatlayup?', 'Yes.')
  const cms = await payload()
  await cms.update({ collection: 'faqs', id: trashed, data: { deletedAt: new Date().toISOString() }, context })
  await make('players', {
    firstName: 'Bilbyname',
    lastName: 'Secretlast',
    number: '7',
    age: 9,
    gender: 'girl',
    division: '9U',
    publication: 'full',
    order: 10,
  })
})

afterAll(async () => {
  const cms = await payload()
  for (const { collection, id } of made) await cms.delete({ collection, id, context, trash: true })
})

test('the migration brought what forgives typing errors', async () => {
  expect((await pool().query("SELECT FROM pg_extension WHERE extname = 'pg_trgm'")).rowCount).toBe(1)
})

describe.each([true, false])('with words compared: %s', (forgiving) => {
  test('titles come before texts', async () => {
    const rows = await look('quokkaball', { forgiving })
    expect(rows.map(({ title }) => title)).toEqual(['What is a quokkaball?', 'Where do we park?'])
    expect(rows.every(({ isClose }) => !isClose)).toBe(true)
  })

  test('every word must be there, in any order and in any part', async () => {
    expect(await look('shed quokkaball park', { forgiving })).toHaveLength(1)
    expect(await look('quokkaball zebra', { forgiving })).toEqual([])
  })

  test('pages are found by their titles and their texts', async () => {
    expect((await look('who we are', { forgiving }))[0]).toMatchObject({ kind: 'page', ref: '/about' })
    expect((await look('zoneless', { forgiving }))[0]).toMatchObject({
      ref: '/about',
      snippet: expect.stringContaining('zoneless') as string,
    })
  })

  test.each(['wombatdunk', 'numbatlayup', 'Bilbyname', 'Secretlast'])(
    '%s is a draft, binned, or a child: not found',
    async (word) => {
      expect(await look(word, { forgiving })).toEqual([])
    },
  )

  test.each(['100%', 'rubber_band', "quokkaball'", 'quokkaball"); --', 'quokkaball\\', '“quokkaball”'])(
    'the signs in %s are only signs',
    async (typed) => {
      expect((await look(typed, { forgiving })).length).toBeGreaterThan(0)
    },
  )

  test('a wildcard alone matches nothing by itself', async () => {
    expect(readQuery('%_%')).toBeNull()
    expect((await look('quok%ball', { forgiving })).length).toBe(2)
  })
})

test('typing errors are forgiven when nothing says exactly that', async () => {
  for (const typed of ['tryuot', 'tryuot registraton', 'quokabal']) {
    const rows = await look(typed)
    expect(rows.length, typed).toBeGreaterThan(0)
    expect(
      rows.every(({ isClose }) => isClose),
      typed,
    ).toBe(true)
  }
  expect((await look('tryuot'))[0]).toMatchObject({ ref: '/tryouts' })
  expect(await look('tryuot', { forgiving: false })).toEqual([])
})

test('100 characters of anything are answered', async () => {
  const typed = 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(2).slice(0, 100)
  expect(Array.isArray(await look(typed))).toBe(true)
})
