import { readObject } from '@/lib/json-object'
import { done, refused, type Result } from '@/lib/result'

const MAX_BYTES = 64 * 1024

export type FormBody = Record<string, unknown>
/** A request that cannot be parsed as a form, with its status code and message. */
type NoForm = { status: 400 | 413 | 415; message: string }

/** Whether the request is sent by our scripts as JSON, and not as a plain form post. */
export function isJsonRequest(request: Request): boolean {
  return mediaType(request) === 'application/json'
}

/** Whether the request is a plain form post, which is answered with a redirect. */
export function isFormRequest(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded'
}

/**
 * Parses a form or JSON body of at most 64 kB, counted while it streams, because Content-Length is not reliable.
 * @param listFields names that may repeat and become arrays; any other repeated name is rejected
 * @returns refused for a wrong content type, or a body that is too large or unreadable
 */
export async function readBody(request: Request, listFields: readonly string[]): Promise<Result<FormBody, NoForm>> {
  if (!isJsonRequest(request) && !isFormRequest(request)) return refused(OTHER_TYPE)
  const text = await readText(request)
  if (!text.ok) return text
  return isJsonRequest(request) ? parseJson(text.value) : parseForm(text.value, listFields)
}

const OTHER_TYPE: NoForm = { status: 415, message: 'Please send this form from our page.' }
const TOO_LARGE: NoForm = { status: 413, message: 'This is more than the form can take. Please shorten your text.' }
const UNREADABLE: NoForm = {
  status: 400,
  message: 'We could not read this form. Please reload the page and try again.',
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
}

async function readText(request: Request): Promise<Result<string, NoForm>> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Streams are async iterable in Node, but not in the DOM types.
  const stream = (request.body ?? []) as unknown as AsyncIterable<Uint8Array>
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > MAX_BYTES) return refused(TOO_LARGE)
    chunks.push(chunk)
  }
  try {
    return done(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    return refused(UNREADABLE)
  }
}

function parseJson(text: string): Result<FormBody, NoForm> {
  const body = readObject(text)
  return body ? done(body) : refused(UNREADABLE)
}

function parseForm(text: string, listFields: readonly string[]): Result<FormBody, NoForm> {
  const params = new URLSearchParams(text)
  const body: FormBody = Object.fromEntries(listFields.map((name) => [name, [] as string[]]))
  for (const [name, value] of params) {
    if (listFields.includes(name)) (body[name] as string[]).push(value)
    else if (Object.hasOwn(body, name)) return refused({ status: 400, message: `The field "${name}" was sent twice.` })
    else body[name] = value
  }
  return done(body)
}
