import { readObject } from '@/lib/json-object'
import { hasRole } from '@/lib/roles'
import { done, refused, type Result } from '@/lib/result'
import { FORM_BYTES, tooLarge, UPLOADS, type UploadKind } from '@/lib/uploads'
import type { Staff } from '@/payload-types'
import { freeUploadBytes } from '../uploads/find-upload'

/** Why a body is not passed to Payload: the status code and the message. */
export type BodyRefusal = { status: 400 | 403 | 411 | 413 | 415 | 507; message: string }

const MEGABYTE = 1024 * 1024
const MAX_TEXT = 9 * MEGABYTE
/** For requests without a session: a name and a password. */
const MAX_SIGN_IN = 64 * 1024
/** Larger requests contain a file of a permitted sender, and are never read into memory. */
const MAX_LOOKED_AT = 2 * MEGABYTE
const UPLOAD = /^(media|film-files)(\/[^/]+)?$/
/** Space that uploads leave free, because the database is often on the same disk. */
const RESERVED = 100 * MEGABYTE
const JSON_TYPE = 'application/json'
const UNREADABLE: BodyRefusal = { status: 400, message: 'This cannot be read. Send a JSON object.' }
const DISK_FULL: BodyRefusal = {
  status: 507,
  message:
    'The disk of the site is full, so this file was not stored. Please tell the person who looks after the server.',
}
const TOO_MUCH: BodyRefusal = { status: 413, message: 'This is more than can be saved at once.' }

/**
 * Returns the request with a body that Payload can parse: a JSON object, or a form with one as its `_payload`. An empty body
 * becomes an empty object. Rejects bodies that are too large before reading them, and files of senders without permission.
 */
export async function readApiBody(
  request: Request,
  route: string,
  staff: Staff | null,
): Promise<Result<Request, BodyRefusal>> {
  const length = request.headers.get('content-length')
  // Without a length, as in a chunked request, the size is unbounded.
  if (length === null && request.headers.has('transfer-encoding'))
    return refused({ status: 411, message: 'Say how long the request is.' })
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type.startsWith('multipart/')) return readForm(request, UPLOAD.exec(route)?.[1], Number(length), staff)
  if (Number(length) > mostFrom(staff)) return refused(TOO_MUCH)
  const text = await request.text()
  if (text !== '' && type !== JSON_TYPE) return refused({ status: 415, message: 'Send this as JSON.' })
  if (!readObject(text || '{}')) return refused(UNREADABLE)
  return done(withBody(request, text || '{}'))
}

async function readForm(
  request: Request,
  kind: string | undefined,
  bytes: number,
  staff: Staff | null,
): Promise<Result<Request, BodyRefusal>> {
  const problem = kind ? await fileProblem(kind as UploadKind, bytes, staff) : null
  if (problem) return refused(problem)
  if (!kind && bytes > mostFrom(staff)) return refused(TOO_MUCH)
  if (kind && bytes > MAX_LOOKED_AT) return done(request)
  try {
    const payload = (await request.clone().formData()).get('_payload')
    return typeof payload === 'string' && readObject(payload) ? done(request) : refused(UNREADABLE)
  } catch {
    return refused(UNREADABLE)
  }
}

async function fileProblem(kind: UploadKind, bytes: number, staff: Staff | null): Promise<BodyRefusal | null> {
  const problem = tooLarge(kind, bytes - FORM_BYTES)
  if (problem) return { status: 413, message: problem }
  if (!hasRole(staff, ...UPLOADS[kind].senders)) return { status: 403, message: 'Please sign in.' }
  return (await hasSpace(kind, bytes)) ? null : DISK_FULL
}

async function hasSpace(kind: UploadKind, bytes: number): Promise<boolean> {
  const free = await freeUploadBytes(kind)
  // The first upload creates the folder.
  return free === null || free > bytes + RESERVED
}

function mostFrom(staff: Staff | null): number {
  return staff ? MAX_TEXT : MAX_SIGN_IN
}

function withBody(request: Request, body: string): Request {
  const headers = new Headers(request.headers)
  headers.set('Content-Type', JSON_TYPE)
  headers.delete('Content-Length')
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal })
}
