import { createHash } from 'node:crypto'

// Structured data blocks are never executed, so they need no hash.
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

/**
 * Directives for everything except scripts: no other hosts, no external frames, forms only to this site. Inline styles are
 * allowed.
 */
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
 * Returns the CSP of a complete page: its inline scripts are allowed by their hashes, and no others.
 * @param {string} html the complete document
 */
export function policyFor(html) {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => `'sha256-${sha256(script)}'`)
  return policy(`'self' ${[...new Set(hashes)].join(' ')}`)
}

/**
 * The CSP of a streamed page whose scripts have no nonce: the preview of a static page, and the error page. Inline scripts are
 * allowed, but no other hosts.
 */
export const STREAMED_POLICY = policy("'self' 'unsafe-inline'")

/** The CSP of all other responses: data, feeds, files, redirects. It allows nothing when they are opened directly. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
// The browser's PDF viewer does not work in a sandbox.
const DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"

/** Returns the CSP of a response that is not a page. @param {string} type its Content-Type, may be empty */
export function policyOfFile(type) {
  return type.startsWith('application/pdf') ? DOCUMENT_POLICY : FILE_POLICY
}

/**
 * Returns the CSP of the admin, which embeds players of the two video hosts.
 * @param {string} nonce base64, new for each document
 */
export function staffPolicy(nonce) {
  return withNonce(nonce).replace(
    "frame-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  )
}

/**
 * Returns the CSP of any other dynamic page: its scripts have a nonce. A film's page may contain frames of https hosts; the
 * allow-list of src/features/film/rules/video-link.ts decides which ones are rendered.
 * @param {string} nonce base64, new for each document
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
