import { readObject } from '@/lib/json-object'
import { done, refused, type Result } from '@/lib/result'

/** The highest limit that the admin itself requests, when a list resolves its relations. */
const MAX_LIMIT = 250
const PAGING = ['limit', 'page', 'depth'] as const
const OVERRIDE = /^x-(payload-)?http-method-override$/
/** Payload also accepts these as JSON. */
const OBJECTS = ['where', 'data']
/** Geographic operators, which no field here supports. */
const PLACES = /\[(near|within|intersects)\]|"(near|within|intersects)"\s*:/
/** In bytes. The admin sends the ids of some hundreds of documents in one query. */
const MAX_QUERY_BYTES = 100_000

/**
 * Normalizes a request for Payload: a query sent as a form, which the admin uses for long ones, becomes a GET, and every list
 * gets a limit. Rejects invalid paging, and characters that the database does not accept, with a message.
 */
export async function readQuery(request: Request): Promise<Result<Request, string>> {
  const url = new URL(request.url)
  const isQuery = isFormQuery(request)
  if (isQuery) {
    // Without a length the size is unbounded.
    const length = Number(request.headers.get('content-length') ?? Infinity)
    if (length > MAX_QUERY_BYTES) return refused('This question is too long. Ask for fewer at once.')
    for (const [name, value] of new URLSearchParams(await request.text())) url.searchParams.append(name, value)
  }
  const problem = queryProblem(url.searchParams)
  if (problem) return refused(problem)
  if (request.method !== 'GET' && !isQuery) return done(request)
  boundList(url.searchParams)
  return done(new Request(url, { headers: withoutBody(request.headers), signal: request.signal }))
}

function isFormQuery({ method, headers }: Request): boolean {
  const isOverridden = [...headers].some(([name, value]) => OVERRIDE.test(name) && value === 'GET')
  return method === 'POST' && isOverridden
}

function withoutBody(headers: Headers): Headers {
  const allowed = new Headers(headers)
  for (const name of [...headers.keys()]) if (OVERRIDE.test(name) || name.startsWith('content-')) allowed.delete(name)
  return allowed
}

function queryProblem(query: URLSearchParams): string | null {
  const names = [...query.keys()]
  if ([...query].flat().some((text) => text.includes('\0')))
    return 'The address holds a character that nothing contains.'
  if ([...query].flat().some((text) => PLACES.test(text))) return 'Nothing can be looked up by its place on a map.'
  for (const name of OBJECTS) {
    if (query.getAll(name).some((text) => text && !readObject(text))) return `"${name}" must be an object.`
  }
  for (const name of PAGING) {
    const matching = names.filter((one) => one === name || one.startsWith(`${name}[`))
    if (matching.length === 0) continue
    if (matching.length > 1 || !/^\d{1,6}$/.test(query.get(name) ?? '')) return `"${name}" must be one whole number.`
    if (name === 'limit' && Number(query.get(name)) > MAX_LIMIT) return `"limit" may be at most ${MAX_LIMIT}.`
  }
  return null
}

// For Payload a limit of 0, and a list without pagination or limit, means all documents.
function boundList(query: URLSearchParams): void {
  const isWhole = query.has('limit') ? Number(query.get('limit')) === 0 : query.has('pagination')
  if (isWhole) query.set('limit', String(MAX_LIMIT))
}
