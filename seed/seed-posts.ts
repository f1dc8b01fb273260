import type { Payload } from 'payload'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Post } from '../src/payload-types'
import { markdownReader, type MarkdownDocument } from './markdown'

const POSTS = path.resolve('seed/content/posts')
const PICTURES = path.resolve('seed/content/post-pictures.json')
const MEDIA = path.resolve('seed/media')
// There is no Next server to revalidate while seeding.
const context = { disableRevalidate: true }
/** The author of the blog is the academy's founder. */
const AUTHOR = { author: 'Marcus Reyes', authorRole: 'Director and founder' }

type Article = Omit<Post, 'id' | 'updatedAt' | 'createdAt'>

/** Publishes the articles of the content folder with their pictures. Updates existing ones. */
export async function seedPosts(payload: Payload): Promise<void> {
  const read = await markdownReader(payload.config)
  const pictures = await uploadPictures(payload)
  const existing = await listExisting(payload)
  for (const file of (await readdir(POSTS)).filter((name) => name.endsWith('.md')).sort()) {
    const data = toArticle(read(await readFile(path.join(POSTS, file), 'utf8')), pictures)
    const id = existing.get(data.slug)
    if (id) await payload.update({ collection: 'posts', id, data, depth: 0, context })
    else await payload.create({ collection: 'posts', data, depth: 0, context })
  }
}

function toArticle({ data, content }: MarkdownDocument, pictures: string[]): Article {
  const { picture, date, ...facts } = data
  const image = pictures[Number(picture) - 1]
  return { ...facts, ...AUTHOR, date: `${String(date)}T12:00:00.000Z`, image, content, _status: 'published' } as Article
}

async function listExisting(payload: Payload): Promise<Map<string, string>> {
  const select = { slug: true } as const
  const { docs } = await payload.find({ collection: 'posts', select, depth: 0, pagination: false })
  return new Map(docs.map(({ slug, id }) => [slug, id]))
}

/** Returns the ids of the articles' pictures, in the order of their list; uploads each once. */
async function uploadPictures(payload: Payload): Promise<string[]> {
  if (!existsSync(PICTURES)) return []
  const list = JSON.parse(await readFile(PICTURES, 'utf8')) as { file: string; alt: string }[]
  const ids: string[] = []
  for (const { file, alt } of list) {
    const { docs } = await payload.find({ collection: 'media', where: { alt: { equals: alt } }, limit: 1 })
    const filePath = path.join(MEDIA, file)
    const media =
      docs[0] ?? (await payload.create({ collection: 'media', data: { alt, withoutPeople: true }, filePath, context }))
    ids.push(media.id)
  }
  return ids
}
