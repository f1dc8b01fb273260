const MAX_BYTES = 64 * 1024

export type FormBody = Record<string, unknown>
type Refusal = { status: 400 | 413 | 415; message: string }

/** A request that cannot be a form, with the status and the sentence it deserves. */
export class BodyError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

/** True when the caller is a program of ours that wants JSON back, false for a plain form post. */
export function isJsonRequest(request: Request): boolean {
  return mediaType(request) === 'application/json'
}

/** True for a plain form post, which is answered with a redirect. */
export function isFormRequest(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded'
}

/**
 * Reads a form or JSON body of at most 64 kB, counted while it streams: Content-Length is only a claim.
 * @param listFields names that may repeat and become arrays; any other repeated name is refused
 * @throws BodyError for a wrong content type, too large or unreadable body
 */
export async function readBody(request: Request, listFields: readonly string[]): Promise<FormBody> {
  const type = mediaType(request)
  if (!isJsonRequest(request) && !isFormRequest(request)) {
    throw new BodyError({ status: 415, message: 'Please send this form from our page.' })
  }
  const text = await readText(request)
  return type === 'application/json' ? parseJson(text) : parseForm(text, listFields)
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Streams are async iterable in Node; the DOM types do not know it.
  const stream = (request.body ?? []) as unknown as AsyncIterable<Uint8Array>
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > MAX_BYTES)
      throw new BodyError({ status: 413, message: 'This is more than the form can take. Please shorten your text.' })
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw unreadable()
  }
}

function parseJson(text: string): FormBody {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw unreadable()
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unreadable()
  return body as FormBody
}

function parseForm(text: string, listFields: readonly string[]): FormBody {
  const params = new URLSearchParams(text)
  const body: FormBody = Object.fromEntries(listFields.map((name) => [name, [] as string[]]))
  for (const [name, value] of params) {
    if (listFields.includes(name)) (body[name] as string[]).push(value)
    else if (Object.hasOwn(body, name))
      throw new BodyError({ status: 400, message: `The field "${name}" was sent twice.` })
    else body[name] = value
  }
  return body
}

function unreadable(): BodyError {
  return new BodyError({ status: 400, message: 'We could not read this form. Please reload the page and try again.' })
}
