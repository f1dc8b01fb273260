import type { Payload } from 'payload'
import { readFile } from 'node:fs/promises'
import { markdownReader } from './markdown'

// There is no Next server to revalidate while seeding.
const context = { disableRevalidate: true }

/** Writes the legal pages, each from one Markdown file. */
export async function seedLegal(payload: Payload): Promise<void> {
  const read = await markdownReader(payload.config)
  for (const name of ['privacy', 'terms'] as const) {
    const { data, content } = read(await readFile(`seed/content/${name}.md`, 'utf8'))
    const { title, lede, ...labels } = data
    const page = { _status: 'published', hero: { title, lede }, text: { ...labels, body: content } }
    await payload.updateGlobal({ slug: `${name}-page`, data: page as never, context })
  }
}
