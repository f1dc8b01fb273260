import { expect, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { RECIPES } from './fixtures'
import { staffHeaders } from './staff-session'

type Sizes = Record<'card' | 'wide', { filename: string }>

/** A picture with everything that shows it. */
export type Photograph = { id: string; files: string[]; album: string; article: string }

/**
 * Uploads a photograph of these players, large enough for every size, and publishes every kind of document that may show one.
 */
export async function publishPhotograph(
  request: APIRequestContext,
  { word, players = [] }: { word: string; players?: string[] },
): Promise<Photograph> {
  const headers = await staffHeaders(request, 'editor')
  const buffer = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#ff5420' } })
    .jpeg()
    .toBuffer()
  const sent = await request.post('/api/media', {
    headers,
    multipart: {
      _payload: JSON.stringify({ alt: word, players }),
      file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer },
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const { doc } = (await sent.json()) as { doc: { id: string; filename: string; sizes: Sizes } }
  const upload = { type: 'upload', version: 3, relationTo: 'media', value: doc.id, id: 'a', format: '', fields: {} }
  const slug = word.toLowerCase()
  const root = { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [upload] }
  await publish(request, 'posts', {
    slug,
    title: word,
    date: '2026-11-22T12:00:00.000Z',
    featured: true,
    image: doc.id,
    content: { root },
  })
  await publish(request, 'albums', { slug, title: word, pictures: [{ picture: doc.id }] })
  await publish(request, 'testimonials', { name: word, image: doc.id, featured: true, order: 1 })
  const files = [doc.filename, doc.sizes.card.filename, doc.sizes.wide.filename]
  return { id: doc.id, files, album: `/media/${slug}`, article: `/blog/${slug}` }
}

/** Returns the addresses that serve the picture, or whose response links to one of its files. */
export async function placesOfPicture(request: APIRequestContext, { files, album, article }: Photograph) {
  const stem = files[0]!.replace(/\.webp$/, '')
  const pages = [
    '/',
    '/media',
    album,
    '/blog',
    article,
    '/testimonials',
    '/blog/feed.xml',
    '/sitemap.xml',
    `/search?q=${stem}`,
  ]
  const found = await Promise.all(pages.map(async (path) => ((await read(request, path)).includes(stem) ? [path] : [])))
  const routes = files.map((file) => `/api/media/file/${file}`)
  const open = await Promise.all(routes.map(async (path) => ((await request.get(path)).status() === 200 ? [path] : [])))
  // The search page repeats the search text in its field.
  return [...found.flat().filter((path) => !path.startsWith('/search')), ...open.flat()]
}

async function publish(request: APIRequestContext, collection: string, data: object): Promise<void> {
  const headers = await staffHeaders(request, 'editor')
  const facts = await RECIPES[collection]!({ n: 1, make: () => Promise.resolve('') } as never).facts
  const answer = await request.post(`/api/${collection}`, {
    headers,
    data: { ...facts, ...data, _status: 'published' },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}
