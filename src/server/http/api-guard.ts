import { findStaff } from '../content/preview'
import { staffDoor } from '../staff/door'
import { asSystem } from '../payload'
import { readApiBody } from './api-body'
import { readQuery } from './api-query'
import { isPublicPicture } from './picture-files'

type Handler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>

// What a visitor needs of the API: signing in, a forgotten password, and the site's pictures.
const OPEN_ROUTES = [
  { method: 'POST', path: /^staff\/(login|forgot-password|reset-password|logout|refresh-token)$/ },
  { method: 'GET', path: /^staff\/me$/ },
]
const PICTURE = /^media\/file\/([^/]+)$/
const CLOSED_ROUTES =
  /^staff\/(first-register|init|verify\/.*)$|^payload-(jobs|migrations)|^reorder$|^graphql|paste-url/
/** Payload fails over a preference that nobody has; its admin deletes none. */
const PREFERENCES = /^payload-preferences(\/|$)/
const VERSIONS = /^(globals\/)?([^/]+)\/versions(\/|$)/
const SENDING = new Set(['POST', 'PUT', 'PATCH'])

/**
 * Wraps Payload's REST handlers: all but a few are closed to whoever has no session of staff, pictures are sent as far as
 * they are public, sign-in is slowed down before any hashing, and what Payload would answer with 500 is refused with a
 * sentence.
 */
export function guardApi(handler: Handler): Handler {
  return async function guarded(request, context) {
    const route = (await context.params).slug.join('/')
    if (CLOSED_ROUTES.test(route)) return refuse(404, 'Not found.')
    const picture = request.method === 'GET' ? PICTURE.exec(route)?.[1] : undefined
    if (picture && (await isPublicPicture(picture))) return handler(request, context)
    const isOpen = OPEN_ROUTES.some(({ method, path }) => method === request.method && path.test(route))
    const staff = isOpen ? null : await findStaff(request.headers)
    if (picture)
      return staff ? forStaffAlone(await handler(request, context)) : refuse(404, 'There is no such picture.')
    if (!isOpen && !staff) return refuse(401, 'Please sign in.')
    if (request.method === 'DELETE' && PREFERENCES.test(route)) return refuse(405, 'Preferences are not deleted.')
    if (await lacksVersions(route)) return refuse(404, 'Not found.')
    const asked = await readQuery(request)
    if (!asked.isDone) return refuse(400, asked.why)
    const sent = SENDING.has(asked.value.method) ? await readApiBody(asked.value, route, staff) : asked
    if (!sent.isDone) return refuse(sent.why.status, sent.why.message)
    const door = request.method === 'POST' ? staffDoor(route) : null
    return door ? door(sent.value, (typed) => handler(typed, context)) : handler(sent.value, context)
  }
}

// Payload asks for the versions even of what keeps none.
async function lacksVersions(route: string): Promise<boolean> {
  const [, isGlobal, slug] = VERSIONS.exec(route) ?? []
  if (!slug) return false
  const { config } = await asSystem('only the configuration is read')
  const found = (isGlobal ? config.globals : config.collections).find((one) => one.slug === slug)
  return !found?.versions
}

// Nothing between here and the browser may keep what only staff see.
function forStaffAlone(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } })
}
