import type { Payload } from 'payload'
import { readFile } from 'node:fs/promises'
import { findPicture } from './relations'

/** The players in a drawn picture. `isShown`: all of their families have consented. */
export type PictureTags = { picture: string; players: string[]; isShown: boolean }

// There is no Next server to revalidate while seeding.
const context = { disableRevalidate: true }

/** Tags fictional players in two pictures of an album: one that the site shows, and one that is hidden. */
export async function seedTags(payload: Payload): Promise<void> {
  const tags = JSON.parse(await readFile('seed/content/picture-tags.json', 'utf8')) as PictureTags[]
  for (const { picture, players } of tags) {
    const id = await findPicture(payload, picture)
    const where = { slug: { in: players } }
    const { docs } = await payload.find({ collection: 'players', where, depth: 0, pagination: false })
    const data = { players: docs.map((one) => one.id), withoutPeople: false }
    if (id) await payload.update({ collection: 'media', id, data, context })
  }
}
