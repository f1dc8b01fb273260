import type { Payload } from 'payload'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

type ListedFilm = {
  slug: string
  file?: string
  videoUrl?: string
  captions?: { language: string; label: string; file: string }[]
  dateAssigned?: string
}
type ListedQuiz = { film: string; kind: 'film-room' | 'library' }

const CONTENT = path.resolve('seed/content')
const MEDIA = path.resolve('seed/media/films')
// There is no Next server to revalidate while seeding.
const context = { disableRevalidate: true }
/** The publication dates of the films: the last two still count as new. */
const DAYS_BETWEEN = 6
const DAY_MS = 24 * 60 * 60 * 1000

/** Writes the films and quizzes of the content files, and uploads their clips once. A second run updates the films. */
export async function seedFilms(payload: Payload): Promise<void> {
  const films = await readList<ListedFilm>('films')
  for (const [index, film] of films.entries()) {
    const age = (films.length - index) * DAYS_BETWEEN * DAY_MS
    await upsertFilm(payload, film, new Date(Date.now() - age).toISOString())
  }
  for (const quiz of await readList<ListedQuiz>('quizzes')) await createQuiz(payload, quiz)
}

async function upsertFilm(payload: Payload, { file, captions, ...film }: ListedFilm, createdAt: string): Promise<void> {
  const tracks = []
  for (const caption of captions ?? []) tracks.push({ ...caption, file: await upload(payload, caption.file) })
  const data = {
    ...film,
    file: file ? await upload(payload, file) : null,
    captions: tracks,
    dateAssigned: film.dateAssigned ? `${film.dateAssigned}T12:00:00.000Z` : null,
    _status: 'published',
  }
  const id = await findFilm(payload, film.slug)
  if (id) await payload.update({ collection: 'films', id, data: data as never, context })
  else await payload.create({ collection: 'films', data: { ...data, createdAt } as never, context })
}

/** An existing quiz is not changed, because it may have attempts. */
async function createQuiz(payload: Payload, { film, ...quiz }: ListedQuiz): Promise<void> {
  const id = await findFilm(payload, film)
  if (!id) throw new Error(`There is no film "${film}" for its quiz.`)
  const where = { film: { equals: id }, kind: { equals: quiz.kind } }
  const { totalDocs } = await payload.count({ collection: 'quizzes', where })
  if (totalDocs === 0) await payload.create({ collection: 'quizzes', data: { ...quiz, film: id } as never, context })
}

/** Returns the id of an uploaded clip or its captions. A changed file replaces the uploaded one. */
async function upload(payload: Payload, file: string): Promise<string> {
  const filePath = path.join(MEDIA, file)
  const { size } = await stat(filePath)
  const { docs } = await payload.find({ collection: 'film-files', where: { title: { equals: file } }, limit: 1 })
  const existing = docs[0]
  if (existing?.filesize === size) return existing.id
  const data = { title: file }
  if (!existing) return (await payload.create({ collection: 'film-files', data, filePath, context })).id
  await payload.update({
    collection: 'film-files',
    id: existing.id,
    data,
    filePath,
    overwriteExistingFiles: true,
    context,
  })
  return existing.id
}

async function findFilm(payload: Payload, slug: string): Promise<string | undefined> {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection: 'films', where, limit: 1, depth: 0 })
  return docs[0]?.id
}

async function readList<Item>(name: string): Promise<Item[]> {
  const file = path.join(CONTENT, `${name}.json`)
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Item[]) : []
}
