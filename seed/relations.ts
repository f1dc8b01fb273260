import type { Payload } from 'payload'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

type Row = Record<string, unknown>

const MEDIA = path.resolve('seed/media')
const ALTS = path.resolve('seed/content/post-pictures.json')
// There is no Next server to revalidate while seeding.
const context = { disableRevalidate: true }

/**
 * Replaces the names in a content file by ids: divisions by key, album pictures by file, foods of a meal and food substitutes
 * by name.
 */
export async function withRelations(payload: Payload, data: Row): Promise<Row> {
  const { divisions, pictures, foods, swap } = data
  return {
    ...data,
    ...(Array.isArray(divisions) ? { divisions: await findDivisions(payload, divisions as string[]) } : {}),
    ...(Array.isArray(pictures) ? { pictures: await findPictures(payload, pictures as Row[]) } : {}),
    ...(Array.isArray(foods) ? { foods: await findFoods(payload, foods as Row[]) } : {}),
    ...(typeof swap === 'string' ? { swap: (await readFoodIds(payload, [swap])).get(swap) } : {}),
  }
}

/**
 * Returns the id of a drawn picture, and uploads it when missing. Existing ones are found in a list by their text alternative.
 */
export async function findPicture(payload: Payload, file: string): Promise<string | null> {
  const filePath = path.join(MEDIA, file)
  if (!existsSync(filePath)) return null
  const alts = JSON.parse(await readFile(ALTS, 'utf8')) as { file: string; alt: string }[]
  const alt = alts.find((entry) => entry.file === file)?.alt
  if (!alt) return null
  const { docs } = await payload.find({ collection: 'media', where: { alt: { equals: alt } }, limit: 1 })
  const media =
    docs[0] ?? (await payload.create({ collection: 'media', data: { alt, withoutPeople: true }, filePath, context }))
  return media.id
}

async function findFoods(payload: Payload, rows: Row[]): Promise<Row[]> {
  const ids = await readFoodIds(
    payload,
    rows.map(({ food }) => String(food)),
  )
  return rows.map((row) => ({ ...row, food: ids.get(String(row.food)) }))
}

async function readFoodIds(payload: Payload, names: string[]): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection: 'foods', where: { name: { in: names } }, pagination: false })
  return new Map(docs.map(({ id, name }) => [name, id]))
}

/** Returns the ids of the divisions with these keys, youngest first. */
export async function findDivisions(payload: Payload, keys: string[]): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'divisions', where: { key: { in: keys } }, sort: 'order' })
  return docs.map(({ id }) => id)
}

async function findPictures(payload: Payload, rows: Row[]): Promise<Row[]> {
  const found: Row[] = []
  for (const row of rows) {
    const picture = await findPicture(payload, String(row.picture))
    if (picture) found.push({ ...row, picture })
  }
  return found
}
