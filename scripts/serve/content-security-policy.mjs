import { createHash } from 'node:crypto'

// Blocks of structured data are never run, so they need no hash.
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

/** Everything but scripts: no other host, no frames of others, forms only to ourselves. Styles may stand inline. */
const DIRECTIVES = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
  "object-src 'none'",
]

/**
 * The policy of a finished page: its own inline scripts run because their hashes are named, nobody else's do.
 * @param {string} html the whole document
 */
export function policyFor(html) {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => `'sha256-${sha256(script)}'`)
  return policy(`'self' ${[...new Set(hashes)].join(' ')}`)
}

/**
 * The policy of a page that is written while it is sent and whose scripts carry no nonce: an editor's preview of a static
 * page, and the last net under a page that fails. Inline scripts are allowed, and still no other host.
 */
export const STREAMED_POLICY = policy("'self' 'unsafe-inline'")

/** The policy of everything that is no page: data, feeds, files, redirects. Opened by itself it can do nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
// A browser's own viewer of documents does not open in a sandbox.
const DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"

/** @param {string} type the Content-Type of an answer that is no page, or nothing */
export function policyOfFile(type) {
  return type.startsWith('application/pdf') ? DOCUMENT_POLICY : FILE_POLICY
}

/**
 * The policy of the admin, where linked films of the two hosts play.
 * @param {string} nonce base64, fresh for each document
 */
export function staffPolicy(nonce) {
  return withNonce(nonce).replace(
    "frame-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  )
}

/**
 * The policy of any other page that is made for each request: its scripts carry a nonce. A film's page may hold
 * frames of https hosts; which ones it writes is decided by the allow-list of lib/video-link.ts.
 * @param {string} nonce base64, fresh for each document
 * @param {boolean} hasFrames
 */
export function memberPolicy(nonce, hasFrames) {
  const own = withNonce(nonce)
  return hasFrames ? own.replace("frame-src 'self'", "frame-src 'self' https:") : own
}

function withNonce(nonce) {
  return policy(`'self' 'nonce-${nonce}' 'strict-dynamic'`)
}

function policy(scripts) {
  return [...DIRECTIVES, `script-src ${scripts}`].join('; ')
}

function sha256(text) {
  return createHash('sha256').update(text).digest('base64')
}
