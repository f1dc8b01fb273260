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

/** The policy of pages that are written while they are sent (the admin, refused forms): inline scripts are allowed. */
export const STREAMED_POLICY = policy("'self' 'unsafe-inline'")

/** The policy of the admin, where staff may ask the two hosts of linked films how long one lasts. */
export const STAFF_POLICY = STREAMED_POLICY.replace(
  "frame-src 'self'",
  "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
)

/**
 * The policy of a page for members, which is made for each request: its scripts carry a nonce. A film's page may hold
 * frames of https hosts; which ones it writes is decided by the allow-list of lib/video-link.ts.
 * @param {string} nonce base64, fresh for each document
 * @param {boolean} hasFrames
 */
export function memberPolicy(nonce, hasFrames) {
  const scripts = `'self' 'nonce-${nonce}' 'strict-dynamic'`
  return hasFrames ? policy(scripts).replace("frame-src 'self'", "frame-src 'self' https:") : policy(scripts)
}

function policy(scripts) {
  return [...DIRECTIVES, `script-src ${scripts}`].join('; ')
}

function sha256(text) {
  return createHash('sha256').update(text).digest('base64')
}
