import 'server-only'
import { Readable } from 'node:stream'
import { SLUG_SHAPE } from '@/features/people/rules/player-names'
import { parseRange } from '@/server/http/byte-range'
import { filmIsFor, filmScope, scopeValue } from './films'
import { findViewer } from '@/features/members/server/api'
import { pool } from '@/server/database/pool'
import { setLength, setRetryAfter } from '@/server/http/raw-response'
import { refuse } from '@/server/http/answers'
import { logger } from '@/server/logger'
import { findUpload, type StoredUpload } from '@/server/uploads/find-upload'

const LANGUAGE_SHAPE = /^[a-z]{2}(-[A-Z]{2})?$/

type StoredFile = { filename: string; mimeType: string }

// Only this member's browser may cache the file, and a file opened directly cannot run scripts.
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; media-src 'self'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Sends the film file to viewers who may watch it. The session is checked on each request, so a copied URL gives no access.
 */
export function sendFilm(request: Request, slug: string): Promise<Response> {
  return send(
    request,
    'SELECT d.filename, d.mime_type AS "mimeType" FROM films f JOIN film_files d ON d.id = f.file_id',
    [slug],
  )
}

/** Sends the captions of a film in one language to viewers who may watch it. */
export function sendCaptions(request: Request, slug: string, language: string): Promise<Response> {
  return send(
    request,
    `SELECT d.filename, d.mime_type AS "mimeType" FROM films f
     JOIN films_captions c ON c._parent_id = f.id AND c.language = $3 JOIN film_files d ON d.id = c.file_id`,
    [slug, language],
  )
}

async function send(request: Request, select: string, [slug, ...values]: [string, ...string[]]): Promise<Response> {
  const viewer = await findViewer()
  if (!viewer) return refuse(403, 'Please log in to access film content.')
  const scope = filmScope(viewer)
  // Malformed names are rejected without a query, because the database raises an error for some of them.
  const isKnown = SLUG_SHAPE.test(slug) && values.every((value) => LANGUAGE_SHAPE.test(value))
  if (!scope || !isKnown) return refuse(404, 'Film not found')
  const { rows } = await pool().query<StoredFile>(`${select} WHERE f.slug = $1 AND ${filmIsFor(2)} LIMIT 1`, [
    slug,
    scopeValue(scope),
    ...values,
  ])
  const file = rows[0]
  if (!file) return refuse(404, 'Film not found')
  try {
    const upload = await findUpload('film-files', file.filename)
    return upload ? await answer(request, file, upload) : refuse(404, 'Film not found')
  } catch (error) {
    logger.error({ err: error }, 'A film file could not be read.')
    setRetryAfter()
    return refuse(503, 'This film cannot be shown right now. Please try again in a few minutes.')
  }
}

async function answer(request: Request, { filename, mimeType }: StoredFile, upload: StoredUpload): Promise<Response> {
  const { size, modifiedAt } = upload
  const tag = `"${filename}-${size}"`
  const headers = new Headers({
    ...HEADERS,
    'Content-Type': mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType,
    'Accept-Ranges': 'bytes',
    'Last-Modified': modifiedAt.toUTCString(),
    ETag: tag,
  })
  const isStale = !isCurrent(request.headers.get('if-range'), tag, modifiedAt)
  const range = parseRange(isStale ? null : request.headers.get('range'), size)
  if (range === 'none') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range
  setLength(end - start + 1)
  if (range !== 'whole') headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  const isEmpty = request.method === 'HEAD' || size === 0
  const body = isEmpty ? null : (Readable.toWeb(await upload.read(start, end)) as ReadableStream<Uint8Array>)
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers })
}

// A partial response is only useful to a client that has other parts of the same file.
function isCurrent(condition: string | null, tag: string, modifiedAt: Date): boolean {
  return condition === null || condition === tag || condition === modifiedAt.toUTCString()
}
