import { hasRole } from '@/lib/roles'
import { tooLarge, UPLOADS } from '@/lib/uploads'
import { findStaff } from '../content/preview'
import { staffDoor } from '../staff/door'

type Handler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>

// What a visitor without a staff cookie needs of the API: signing in, a forgotten password, and the site's pictures.
const OPEN_ROUTES = [
  { method: 'POST', path: /^staff\/(login|forgot-password|reset-password|logout|refresh-token)$/ },
  { method: 'GET', path: /^staff\/me$/ },
  { method: 'GET', path: /^media\/file\/[^/]+$/ },
]
const CLOSED_ROUTES = /^staff\/(first-register|init)$|^payload-jobs|^reorder$|^graphql|paste-url/
const STAFF_COOKIE = /(^|;\s*)(__Host-)?academy-token=/
// As many as the admin itself asks for, when a list names what its rows relate to.
const MAX_LIMIT = 250
const UPLOAD = /^(media|film-files)(\/[^/]+)?$/
const MEGABYTE = 1024 * 1024
const MAX_TEXT = 9 * MEGABYTE
/** A form around a file is a little larger than the file. */
const FORM = MEGABYTE
const SENDING = new Set(['POST', 'PUT', 'PATCH'])

/**
 * Wraps Payload's REST handlers: most of them are closed to visitors altogether, sign-in is slowed down before
 * any hashing, and odd paging is refused with a sentence where Payload would answer 500.
 */
export function guardApi(handler: Handler): Handler {
  return async function guarded(request, context) {
    const route = (await context.params).slug.join('/')
    if (CLOSED_ROUTES.test(route)) return refuse(404, 'Not found.')
    const isSignedIn = STAFF_COOKIE.test(request.headers.get('cookie') ?? '')
    const isOpen = OPEN_ROUTES.some(({ method, path }) => method === request.method && path.test(route))
    if (!isSignedIn && !isOpen) return refuse(401, 'Please sign in.')
    const problem = pagingProblem(new URL(request.url).searchParams)
    if (problem) return refuse(400, problem)
    const refusal = SENDING.has(request.method) ? await bodyProblem(request, route) : null
    if (refusal) return refusal
    const door = request.method === 'POST' ? staffDoor(route) : null
    return door ? door(request, (typed) => handler(typed, context)) : handler(request, context)
  }
}

/**
 * Refuses a body before it is read: a large one takes disk and time, and a cookie that only looks like one is enough to
 * come here. So the sender of a file is asked for first.
 */
async function bodyProblem(request: Request, route: string): Promise<Response | null> {
  const length = request.headers.get('content-length')
  // Without a length, as in a chunked request, nothing bounds what is to come.
  if (length === null && request.headers.has('transfer-encoding')) return refuse(411, 'Say how long the request is.')
  const kind = request.headers.get('content-type')?.startsWith('multipart/') && UPLOAD.exec(route)?.[1]
  if (kind) return fileProblem(request, kind as keyof typeof UPLOADS, Number(length))
  return Number(length) > MAX_TEXT ? refuse(413, 'This is more than can be saved at once.') : null
}

async function fileProblem(request: Request, kind: keyof typeof UPLOADS, bytes: number): Promise<Response | null> {
  const problem = tooLarge(kind, bytes - FORM)
  if (problem) return refuse(413, problem)
  const isSender = hasRole(await findStaff(request.headers), ...UPLOADS[kind].senders)
  return isSender ? null : refuse(403, 'Please sign in.')
}

function pagingProblem(query: URLSearchParams): string | null {
  for (const name of ['limit', 'page', 'depth']) {
    const value = query.get(name)
    if (value !== null && !/^\d{1,6}$/.test(value)) return `"${name}" must be a whole number.`
  }
  const limit = query.get('limit')
  return limit !== null && Number(limit) > MAX_LIMIT ? `"limit" may be at most ${MAX_LIMIT}.` : null
}

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } })
}
