import { readObject } from '@/lib/json-object'
import { done, refused, type Result } from '@/lib/result'

/** As many as the admin itself asks for, when a list names what its rows relate to. */
const MAX_LIMIT = 250
const PAGING = ['limit', 'page', 'depth'] as const
const OVERRIDE = /^x-(payload-)?http-method-override$/
/** Payload takes these as JSON too. */
const OBJECTS = ['where', 'data']
/** Questions about places on a map, of which nothing here has any. */
const PLACES = /\[(near|within|intersects)\]|"(near|within|intersects)"\s*:/
/** Bytes. The admin names some hundreds of documents in one question, each by its id. */
const MAX_QUESTION = 100_000

/**
 * The request as Payload is to read it: a question that came as a form, as the admin sends long ones, is an ordinary GET,
 * and a list has a bound even where none was asked for. Refused, with a sentence, for paging that is none and for
 * characters that no database takes.
 */
export async function readQuery(request: Request): Promise<Result<Request, string>> {
  const url = new URL(request.url)
  const isAsked = isQuestion(request)
  if (isAsked) {
    // Without a length nothing bounds what is to come.
    const length = Number(request.headers.get('content-length') ?? Infinity)
    if (length > MAX_QUESTION) return refused('This question is too long. Ask for fewer at once.')
    for (const [name, value] of new URLSearchParams(await request.text())) url.searchParams.append(name, value)
  }
  const problem = queryProblem(url.searchParams)
  if (problem) return refused(problem)
  if (request.method !== 'GET' && !isAsked) return done(request)
  boundList(url.searchParams)
  return done(new Request(url, { headers: withoutBody(request.headers), signal: request.signal }))
}

function isQuestion({ method, headers }: Request): boolean {
  const isOverridden = [...headers].some(([name, value]) => OVERRIDE.test(name) && value === 'GET')
  return method === 'POST' && isOverridden
}

function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of [...headers.keys()]) if (OVERRIDE.test(name) || name.startsWith('content-')) kept.delete(name)
  return kept
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
    const given = names.filter((one) => one === name || one.startsWith(`${name}[`))
    if (given.length === 0) continue
    if (given.length > 1 || !/^\d{1,6}$/.test(query.get(name) ?? '')) return `"${name}" must be one whole number.`
    if (name === 'limit' && Number(query.get(name)) > MAX_LIMIT) return `"limit" may be at most ${MAX_LIMIT}.`
  }
  return null
}

// To Payload a limit of 0 means all of them, and so does a list without pages that names no limit.
function boundList(query: URLSearchParams): void {
  const isWhole = query.has('limit') ? Number(query.get('limit')) === 0 : query.has('pagination')
  if (isWhole) query.set('limit', String(MAX_LIMIT))
}
