import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import compressible from 'compressible'
import fresh from 'fresh'
import { chooseEncoding } from './encoding.mjs'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Takes two milliseconds for 110 kB; quality 11 takes a hundred for ten percent fewer bytes. */
const BROTLI_QUALITY = 6
/** Smaller bodies do not benefit from compression. In bytes. */
const MIN_COMPRESSED_SIZE = 1_000
/** Headers that belong to a connection or to one render, and those that depend on the encoding. */
const NOT_STORED =
  /^(date|connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|vary|set-cookie|x-nextjs-cache)$/i
const ENTITY_HEADERS = /^content-(type|length|encoding)$/i

/**
 * A complete response with a body for each encoding, which can be sent many times.
 * @typedef {{ status: number, variants: Map<string, Variant>, size: number }} StoredResponse `size` in bytes
 * @typedef {{ body: Buffer, etag: string, headers: string[], notModified: string[] }} Variant the headers as Node's flat list
 * of names and values
 */

/**
 * Creates a stored response from a rendered one. Compression runs outside the event loop.
 * @param {{ status: number, headers: import('node:http').OutgoingHttpHeaders, body: Buffer }} rendered
 * @param {{ encoded?: { br?: Buffer, gzip?: Buffer } }} [options] `encoded`: bodies that are already compressed
 * @returns {Promise<StoredResponse>}
 */
export async function storeResponse({ status, headers, body }, { encoded } = {}) {
  const bodies = { identity: body, ...(encoded ?? (await compress(body, String(headers['content-type'] ?? '')))) }
  const common = commonHeaders(headers, Object.keys(bodies).length > 1)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const variants = new Map()
  let size = 0
  for (const [encoding, bytes] of Object.entries(bodies)) {
    if (!bytes) continue
    const variant = createVariant(encoding, bytes, common, hash)
    variants.set(encoding, variant)
    size += bytes.length + variant.headers.join('').length * 2
  }
  return { status, variants, size }
}

/** Sends a stored response, or 304 when the client has it already. Omits the body for HEAD. */
export function sendStored(request, response, { status, variants }) {
  const variant = variants.get(chooseEncoding(request.headers['accept-encoding'], variants))
  if (status === 200 && request.headers['if-none-match'] && fresh(request.headers, { etag: variant.etag })) {
    response.writeHead(304, variant.notModified).end()
    return
  }
  response.writeHead(status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}

async function compress(body, type) {
  if (body.length < MIN_COMPRESSED_SIZE || !compressible(type)) return {}
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gzipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)])
  return { br, gzip: gzipped }
}

function commonHeaders(headers, hasEncodings) {
  const vary = [headers.vary, hasEncodings && 'Accept-Encoding'].flat().filter(Boolean).join(', ')
  const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !NOT_STORED.test(name))
  const common = kept.map(([name, value]) => [name, [...new Set([value].flat())].join(', ')])
  return vary ? [...common, ['Vary', vary]] : common
}

function createVariant(encoding, body, common, hash) {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  const entity = [
    ['ETag', etag],
    ['Content-Length', String(body.length)],
    ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
  ]
  const headers = [...common, ...entity]
  const notModified = headers.filter(([name]) => !ENTITY_HEADERS.test(name))
  return { body, etag, headers: headers.flat(), notModified: notModified.flat() }
}
