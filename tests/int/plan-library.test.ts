import { readFileSync } from 'node:fs'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Food } from '@/payload-types'
import { withRelations } from '../../seed/relations'
import { freshDatabase, payload } from './support'

freshDatabase()

const WITHOUT_RULES = { context: { disableRevalidate: true } }
const KEPT: CollectionSlug[] = ['meals', 'foods', 'demo-videos']

async function create(collection: CollectionSlug, data: Record<string, unknown>) {
  const cms = await payload()
  const complete = { _status: 'published', order: 10, ...data } as never
  return cms.create({ collection, data: complete, depth: 1, ...WITHOUT_RULES })
}

function read<Row>(name: string): Row[] {
  return JSON.parse(readFileSync(`seed/content/plan-${name}.json`, 'utf8')) as Row[]
}

// Other test files seed the whole demo into the same database.
beforeAll(clear)
afterAll(clear)

async function clear(): Promise<void> {
  const cms = await payload()
  for (const collection of KEPT)
    await cms.delete({ collection, where: { id: { exists: true } }, trash: true, ...WITHOUT_RULES })
}

test('a meal of the demo library resolves its foods by name, and a food its swap', async () => {
  const cms = await payload()
  const [meal] = read<{ foods: { food: string }[] }>('meals')
  const named = meal!.foods.map(({ food }) => food)
  const all = read<{ name: string; swap?: string }>('foods')
  const swaps = all.flatMap(({ name, swap }) => (swap && named.includes(name) ? [swap] : []))
  for (const food of all)
    if ([...named, ...swaps].includes(food.name)) await create('foods', await withRelations(cms, food))
  const { id } = await create('meals', await withRelations(cms, meal!))
  const { foods } = await cms.findByID({ collection: 'meals', id, depth: 1 })
  expect(foods.map(({ food }) => (food as Food).name)).toEqual(named)
  const { docs } = await cms.find({ collection: 'foods', where: { name: { equals: 'Rolled oats' } }, depth: 1 })
  expect(docs[0]).toMatchObject({ contains: ['gluten'], swap: { name: 'Certified gluten-free oats', contains: [] } })
})

test('a plate needs a side and a drink, a snack does not', async () => {
  const { id } = await create('foods', { name: 'Test pears' })
  const foods = [{ food: id, amount: 1, unit: 'piece', part: 'main' }]
  const plate = { slot: 'lunch', main: 'A pear for lunch', minAge: 5, foods }
  await expect(create('meals', plate)).rejects.toThrow(/Side/)
  await expect(create('meals', { ...plate, side: 'Another pear' })).rejects.toThrow(/Drink/)
  await expect(create('meals', { ...plate, slot: 'snacks', main: 'A pear' })).resolves.toMatchObject({ slot: 'snacks' })
})

test.each(['http://example.org/a', 'javascript:alert(1)', 'example.org', 'https://x y.org'])(
  'a demo video at %s is rejected',
  async (url) => {
    await expect(create('demo-videos', { title: 'A film', list: 'skill', url, minAge: 5 })).rejects.toThrow(/Address/)
  },
)

test('a demo video over https is accepted', async () => {
  const video = { title: 'A good one', list: 'skill', url: 'https://example.org/watch?v=1', minAge: 5 }
  await expect(create('demo-videos', video)).resolves.toMatchObject(video)
})
