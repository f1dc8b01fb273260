import { findSignedIn } from '@/server/staff-session'
import { answerWhenBusy } from '@/server/database/answer-overload'
import { signInEndpoint } from './sign-in-endpoints'
import { asSystem } from '@/server/payload'
import { readApiBody } from '@/server/http/api-body'
import { readQuery } from '@/server/http/api-query'
import { isPublicPicture } from '@/server/http/picture-files'
import { isSameOrigin } from '@/server/http/same-origin'

type Context = { params: Promise<{ slug: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>

// Endpoints for visitors: sign-in, forgotten password, and the site's pictures.
const OPEN_ROUTES = [
  { method: 'POST', path: /^staff\/(login|forgot-password|reset-password|logout|refresh-token)$/ },
  { method: 'GET', path: /^staff\/me$/ },
]
const PICTURE = /^media\/file\/([^/]+)$/
/** The requests of the admin around the account page, the only ones allowed before a required second factor is set up. */
const LIMITED_ROUTES = /^(access|payload-preferences\/.+)$/
const SET_UP_FIRST = 'Set up your second factor on your account page first. Everything else opens then.'
const CLOSED_ROUTES =
  /^staff\/(first-register|init|verify\/.*)$|^payload-(jobs|migrations)|^reorder$|^graphql|paste-url/
/** Payload crashes on deleting a preference that does not exist; its admin never deletes one. */
const PREFERENCES = /^payload-preferences(\/|$)/
const VERSIONS = /^(globals\/)?([^/]+)\/versions(\/|$)/
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()))
const SENDING = new Set(['POST', 'PUT', 'PATCH'])

/**
 * Wraps Payload's REST handlers: all but a few require a staff session, public pictures are served, sign-in is throttled before
 * any hashing, and requests that Payload would answer with 500 are rejected with a message.
 */
export function guardApi(handler: Handler): Handler {
  return async function guarded(request, context) {
    try {
      return await passGuard(handler, request, context)
    } catch (error) {
      return answerWhenBusy(error)
    }
  }
}

async function passGuard(handler: Handler, request: Request, context: Context): Promise<Response> {
  const path = (await context.params).slug.join('/')
  // Payload matches routes case-insensitively.
  const route = PICTURE.test(path) ? path : path.toLowerCase()
  if (CLOSED_ROUTES.test(route) || isInherited(route)) return refuse(404, 'Not found.')
  // Signing in needs no cookie, so a foreign page could sign a browser in to an attacker's account.
  if (SENDING.has(request.method) && !isSameOrigin(request)) return refuse(403, 'This only works from our own site.')
  const picture = request.method === 'GET' ? PICTURE.exec(route)?.[1] : undefined
  if (picture && (await isPublicPicture(picture))) return handler(withoutQuery(request), context)
  const isOpen = OPEN_ROUTES.some(({ method, path }) => method === request.method && path.test(route))
  const signedIn = isOpen ? null : await findSignedIn(request.headers)
  const staff = signedIn?.staff ?? null
  if (signedIn?.isLimited && !LIMITED_ROUTES.test(route)) return refuse(403, SET_UP_FIRST)
  if (picture)
    return staff
      ? withPrivateHeaders(await handler(withoutQuery(request), context))
      : refuse(404, 'There is no such picture.')
  if (!isOpen && !staff) return refuse(401, 'Please sign in.')
  if (request.method === 'DELETE' && PREFERENCES.test(route)) return refuse(405, 'Preferences are not deleted.')
  if (await isUnversioned(route)) return refuse(404, 'Not found.')
  const read = await readQuery(request)
  if (!read.ok) return refuse(400, read.error)
  const sent = SENDING.has(read.value.method) ? await readApiBody(read.value, route, staff) : read
  if (!sent.ok) return refuse(sent.error.status, sent.error.message)
  const endpoint = request.method === 'POST' ? signInEndpoint(route) : null
  return endpoint ? endpoint(sent.value, (credentials) => handler(credentials, context)) : handler(sent.value, context)
}

// Payload looks collections up in a plain object, which inherits these names.
function isInherited(route: string): boolean {
  return INHERITED.has(route.replace(/^globals\//, '').split('/')[0]!)
}

// Payload uses the query's `prefix` as the folder of the file, and crashes if it does not exist.
function withoutQuery(request: Request): Request {
  const url = new URL(request.url)
  url.search = ''
  return new Request(url, request)
}

// Payload queries versions even for collections without any.
async function isUnversioned(route: string): Promise<boolean> {
  const [, isGlobal, slug] = VERSIONS.exec(route) ?? []
  if (!slug) return false
  const { config } = await asSystem('only the configuration is read')
  const found = (isGlobal ? config.globals : config.collections).find((one) => one.slug === slug)
  return !found?.versions
}

// No cache between server and browser may store data for staff.
function withPrivateHeaders(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } })
}
