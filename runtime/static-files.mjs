import { readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'
import inject from 'light-my-request'
import { LRUCache } from 'lru-cache'
import sirv from 'sirv'
import { completeHeaders } from './answer-headers.mjs'
import { FILE_POLICY } from './content-security-policy.mjs'
import { sendStored, storeResponse } from './page-cache/stored-response.mjs'
import { isRead, refuseMethod } from './read-methods.mjs'

const MAX_BYTES = 32 * 1024 * 1024
const COMPRESSED = /\.(br|gz)$/
/** Files with a content hash in their names. */
const IMMUTABLE = /^\/_next\/static\//
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'
/** Encodings for which the build wrote files (runtime/next/static-output.mjs). */
const ENCODINGS = ['br', 'gzip']

/**
 * Creates the server of files that the build wrote. The most requested files stay in memory; sirv reads the others from disk,
 * and answers range requests.
 * @param {string} folder absolute; its paths are the URLs
 */
export function createStaticFiles(folder) {
  const paths = new Set(listPaths(folder))
  const stored = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ size }) => size })
  const readFromDisk = sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders: setCacheControl })

  function find(request) {
    if (request.headers.range !== undefined || !isRead(request)) return null
    return stored.get(pathOf(request.url)) ?? null
  }

  /** Returns whether a request with any method is for a file. */
  function has({ url }) {
    return paths.has(decodedPathOf(url))
  }

  /**
   * Answers a request for an existing file; its headers are already complete. None is left to Next, which answers other
   * methods, failed conditions and impossible ranges with 500: it has no page for these errors without a Pages Router.
   */
  function answer(request, response) {
    if (!isRead(request)) return refuseMethod(response)
    if (request.headers.range !== undefined) return void readFromDisk(request, response)
    load(decodedPathOf(request.url)).then(
      (file) => sendStored(request, response, file),
      () => response.writeHead(500).end(),
    )
  }

  async function load(path) {
    const [identity, ...encoded] = await Promise.all([read(path), ...ENCODINGS.map((encoding) => read(path, encoding))])
    const bodies = encoded.flatMap(({ headers, rawPayload }, index) =>
      headers['content-encoding'] === ENCODINGS[index] ? [[ENCODINGS[index], rawPayload]] : [],
    )
    const { statusCode: status, headers, rawPayload: body } = identity
    const file = await storeResponse({ status, headers, body }, { encoded: Object.fromEntries(bodies) })
    if (status === 200) stored.set(path, file)
    return file
  }

  function read(path, encoding = 'identity') {
    return inject(
      (request, response) => {
        completeHeaders(response, { url: path, policy: FILE_POLICY })
        readFromDisk(request, response)
      },
      { method: 'GET', url: path, headers: { 'accept-encoding': encoding } },
    )
  }

  return { find, has, answer }
}

function setCacheControl(response, path) {
  response.setHeader('Cache-Control', IMMUTABLE.test(path) ? FOR_EVER : ASK_EACH_TIME)
}

function pathOf(url) {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** Next finds a file by its encoded path too. The encoding is valid (runtime/address.mjs). */
export function decodedPathOf(url) {
  return decodeURIComponent(pathOf(url))
}

function listPaths(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => `/${relative(folder, parentPath)}/${name}`.replaceAll(sep, '/').replace('//', '/'))
    .filter((path) => !COMPRESSED.test(path))
}
