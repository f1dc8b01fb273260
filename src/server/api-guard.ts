import { checkRate } from './rate-limit'

type Handler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>

// What a visitor without a staff cookie needs of the API: signing in, a forgotten password, and the site's pictures.
const OPEN_ROUTES = [
  { method: 'POST', path: /^staff\/(login|forgot-password|reset-password|logout|refresh-token)$/ },
  { method: 'GET', path: /^staff\/me$/ },
  { method: 'GET', path: /^media\/file\/[^/]+$/ },
]
const CLOSED_ROUTES = /^staff\/(first-register|init)$|^payload-jobs|^reorder$|^graphql|paste-url/
const SIGN_IN = /^staff\/(login|forgot-password|reset-password)$/
const STAFF_COOKIE = /(^|;\s*)(__Host-)?academy-token=/
const MAX_LIMIT = 100

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
    if (SIGN_IN.test(route) && request.method === 'POST') {
      const retryAfter = await checkRate('staff-sign-in', request)
      if (retryAfter !== null) return refuse(429, 'Too many tries. Wait a moment, then try again.', retryAfter)
    }
    return handler(request, context)
  }
}

function pagingProblem(query: URLSearchParams): string | null {
  for (const name of ['limit', 'page', 'depth']) {
    const value = query.get(name)
    if (value !== null && !/^\d{1,6}$/.test(value)) return `"${name}" must be a whole number.`
  }
  const limit = query.get('limit')
  return limit !== null && Number(limit) > MAX_LIMIT ? `"limit" may be at most ${MAX_LIMIT}.` : null
}

function refuse(status: number, message: string, retryAfter?: number): Response {
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) }
  return Response.json({ errors: [{ message }] }, { status, headers })
}
