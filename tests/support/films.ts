import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { divisionId } from './members'

type FilmFacts = {
  slug?: string
  title?: string
  description?: string
  category?: string
  coach?: string
  duration?: number
  order?: number
  isPublished?: boolean
  videoUrl?: string
  /** The day from which the film is assigned to everyone who may watch it, yyyy-MM-dd. */
  dateAssigned?: string
  /** The divisions to which it is restricted, by key (12U) or id. */
  divisions?: string[]
  /** Content of an uploaded film file. */
  file?: Buffer
  /** WebVTT captions, by language. */
  captions?: Record<string, string>
  chapters?: { at: number; title: string }[]
}

export type MadeFilm = { id: string; slug: string; title: string }

/** Stores a published film. Its files are written where the site looks for them. */
export async function makeFilm(db: pg.Pool, facts: FilmFacts = {}): Promise<MadeFilm> {
  const slug = facts.slug ?? `film-${randomUUID().slice(0, 8)}`
  const title = facts.title ?? `Film ${slug}`
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO films (title, description, category, coach, level, duration, "order", slug, _status, video_url, date_assigned, file_id, created_at)
     VALUES ($1, $2, $3::enum_films_category, $4, 'Foundation', $5, $6, $7, $8::enum_films_status, $9, $10, $11, now() - interval '60 days')
     RETURNING id`,
    [
      title,
      facts.description ?? 'What to look for.',
      facts.category ?? 'Defense',
      facts.coach ?? 'Theo Storey',
      facts.duration ?? 60,
      facts.order ?? 1000,
      slug,
      facts.isPublished === false ? 'draft' : 'published',
      facts.videoUrl ?? null,
      noon(facts.dateAssigned),
      facts.file ? await makeFile(db, facts.file, 'video/mp4', '.mp4') : null,
    ],
  )
  const { id } = rows[0]!
  for (const division of facts.divisions ?? [])
    await db.query(`INSERT INTO films_rels (parent_id, path, divisions_id) VALUES ($1, 'divisions', $2)`, [
      id,
      await divisionId(db, division),
    ])
  for (const [language, text] of Object.entries(facts.captions ?? {}))
    await db.query(
      `INSERT INTO films_captions (_order, _parent_id, id, language, label, file_id) VALUES (1, $1, $2, $3, $3, $4)`,
      [id, randomUUID(), language, await makeFile(db, Buffer.from(text), 'text/vtt', '.vtt')],
    )
  for (const [index, { at, title: name }] of (facts.chapters ?? []).entries())
    await db.query('INSERT INTO films_chapters (_order, _parent_id, id, at, title) VALUES ($1, $2, $3, $4, $5)', [
      index,
      id,
      randomUUID(),
      at,
      name,
    ])
  return { id, slug, title }
}

/** Returns a calendar day as Payload stores it: at noon. */
export function noon(day: string | undefined): string | null {
  return day ? `${day}T12:00:00.000Z` : null
}

async function makeFile(db: pg.Pool, bytes: Buffer, mimeType: string, extension: string): Promise<string> {
  const folder = path.resolve(process.env.FULLCOURT_DATA_DIR!, 'film-files')
  const filename = randomUUID() + extension
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, filename), bytes)
  const { rows } = await db.query<{ id: string }>(
    'INSERT INTO film_files (title, filename, mime_type, filesize) VALUES ($1, $1, $2, $3) RETURNING id',
    [filename, mimeType, bytes.length],
  )
  return rows[0]!.id
}
