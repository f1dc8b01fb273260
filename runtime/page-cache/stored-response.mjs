import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import compressible from 'compressible'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { chooseEncoding } from './encoding.mjs'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Takes four milliseconds for 90 kB. */
const FAST_QUALITY = 6
/** Takes a hundred milliseconds for 90 kB, which become a tenth smaller. */
const BEST_QUALITY = 11
/** The well compressed bodies of recent pages by their hash: most pages are the same when they are rendered again. In bytes. */
const furtherBodies = new LRUCache({ maxSize: 8 * 1024 * 1024, sizeCalculation: ({ length }) => length })
/** Smaller bodies do not benefit from compression. In bytes. */
const MIN_COMPRESSED_SIZE = 1_000
/** The names of encodings in the strong ETag of a body that is compressed further: other bytes, another tag. */
const FURTHER_MARKS = { br: 'br-further' }
/** Headers that belong to a connection or to one render, and those that depend on the encoding. */
const NOT_STORED =
  /^(date|connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|vary|set-cookie|x-nextjs-cache)$/i
const ENTITY_HEADERS = /^content-(type|length|encoding)$/i

/**
 * A complete response with a body for each encoding, which can be sent many times.
 * @typedef {{ status: number, common: string[][], hash: string, variants: Map<string, Variant>, size: number }} StoredResponse
 * `common`: the headers of all encodings; `size` in bytes
 * @typedef {{ body: Buffer, etag: string, formerEtag: string, headers: string[], notModified: string[] }} Variant `formerEtag`: of
 * the same page before it was compressed further; the headers as Node's flat list of names and values
 */

/**
 * Creates a stored response from a rendered one. Compression runs outside the event loop.
 * @param {{ status: number, headers: import('node:http').OutgoingHttpHeaders, body: Buffer }} rendered
 * @param {{ encoded?: { br?: Buffer, gzip?: Buffer } }} [options] `encoded`: bodies that are already compressed
 * @returns {Promise<StoredResponse>}
 */
export async function storeResponse({ status, headers, body }, { encoded } = {}) {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const further = encoded ? undefined : furtherBodies.get(hash)
  const type = String(headers['content-type'] ?? '')
  const bodies = { identity: body, ...(encoded ?? (await compress(body, type, further))) }
  const common = commonHeaders(headers, Object.keys(bodies).length > 1)
  return toStored({ status, common, hash }, bodies, further && FURTHER_MARKS)
}

/**
 * Compresses a stored response once more, as well as Brotli can. Runs outside the event loop.
 * @param {StoredResponse} stored
 * @returns {Promise<StoredResponse>} the same when it is not compressed, or gets no smaller
 */
export async function compressFurther(stored) {
  if (!stored.variants.has('br') || furtherBodies.has(stored.hash)) return stored
  const bodies = Object.fromEntries([...stored.variants].map(([encoding, { body }]) => [encoding, body]))
  const br = await toBrotli(bodies.identity, BEST_QUALITY)
  if (br.length >= bodies.br.length) return stored
  furtherBodies.set(stored.hash, br)
  return toStored(stored, { ...bodies, br }, FURTHER_MARKS)
}

/** Sends a stored response, or 304 when the client has it already. Omits the body for HEAD. */
export function sendStored(request, response, { status, variants }) {
  const variant = variants.get(chooseEncoding(request.headers['accept-encoding'], variants))
  if (status === 200 && request.headers['if-none-match'] && isFresh(request, variant)) {
    response.writeHead(304, variant.notModified).end()
    return
  }
  response.writeHead(status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}

function isFresh({ headers }, { etag, formerEtag }) {
  return [etag, formerEtag].some((one) => fresh(headers, { etag: one }))
}

async function compress(body, type, further) {
  if (body.length < MIN_COMPRESSED_SIZE || !compressible(type)) return {}
  const [br, gzipped] = await Promise.all([further ?? toBrotli(body, FAST_QUALITY), compressGzip(body)])
  return { br, gzip: gzipped }
}

function toBrotli(body, quality) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return compressBrotli(body, { params })
}

function toStored({ status, common, hash }, bodies, marks = {}) {
  const variants = new Map()
  let size = 0
  for (const [encoding, bytes] of Object.entries(bodies)) {
    if (!bytes) continue
    const variant = createVariant(encoding, bytes, common, toEtag(hash, marks[encoding] ?? encoding))
    variants.set(encoding, { ...variant, formerEtag: toEtag(hash, encoding) })
    size += bytes.length + variant.headers.join('').length * 2
  }
  return { status, common, hash, variants, size }
}

function toEtag(hash, mark) {
  return mark === 'identity' ? `"${hash}"` : `"${hash}-${mark}"`
}

function commonHeaders(headers, hasEncodings) {
  const vary = [...new Set([headers.vary, hasEncodings && 'Accept-Encoding'].flat())].filter(Boolean).join(', ')
  const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !NOT_STORED.test(name))
  const common = kept.map(([name, value]) => [name, [...new Set([value].flat())].join(', ')])
  return vary ? [...common, ['Vary', vary]] : common
}

function createVariant(encoding, body, common, etag) {
  const entity = [
    ['ETag', etag],
    ['Content-Length', String(body.length)],
    ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
  ]
  const headers = [...common, ...entity]
  const notModified = headers.filter(([name]) => !ENTITY_HEADERS.test(name))
  return { body, etag, headers: headers.flat(), notModified: notModified.flat() }
}
