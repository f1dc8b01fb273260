import { posix } from 'node:path'
import { UNKNOWN } from '../source-facts.mjs'
import { partsOf } from './addresses.mjs'

const APP = 'src/app/'
const LEAF = /^(page|route)\.(ts|tsx|js)$/
/** The special files that wrap a folder's pages. */
const FRAME = /^(layout|template|loading|error|not-found|global-error|global-not-found)\.(ts|tsx)$/
const AT_THE_ROOT = { 'robots.ts': '/robots.txt', 'sitemap.ts': '/sitemap.xml' }

/**
 * @typedef {object} Route
 * @property {string} name its path, as in its folders
 * @property {string[]} parts
 * @property {string[]} files its own files, without layouts
 * @property {boolean} [handler] whether it is a route handler
 */

/** Returns the routes of src/app. Route groups are not part of a path. @param {Iterable<string>} files @returns {Route[]} */
export function listRoutes(files) {
  return [...files].flatMap((file) => {
    if (!file.startsWith(APP)) return []
    const inApp = file.slice(APP.length)
    const base = posix.basename(inApp)
    if (!LEAF.test(base) && !AT_THE_ROOT[inApp]) return []
    const name = AT_THE_ROOT[inApp] ?? `/${posix.dirname(inApp)}`.replace(/\/(\([^)]+\)|\.)(?=\/|$)/g, '')
    return [{ name: name || '/', parts: partsOf(name), files: [file], handler: !base.startsWith('page') }]
  })
}

/** Returns the layouts and similar files of src/app. @param {Iterable<string>} files */
export function listFrames(files) {
  return [...files].filter((file) => file.startsWith(APP) && FRAME.test(posix.basename(file)))
}

/** Returns the routes that match a path best, compared segment by segment. @param {string[]} address its segments */
export function routesOf(routes, address) {
  let best = ''
  let found = []
  for (const route of routes) {
    const likeness = likenessOf(route.parts, address)
    if (!/[2-4]|^$/.test(likeness)) continue
    if (likeness > best) [best, found] = [likeness, []]
    if (likeness === best) found.push(route)
  }
  return found
}

// One digit for each segment, larger for a better match. Without a known common segment there is no match.
function likenessOf(parts, address) {
  const rest = parts.at(-1)?.includes('...')
  if (rest ? address.length < parts.length - 1 : address.length !== parts.length) return '0'
  const digits = parts.map((part, index) => (index < address.length ? digit(part, address[index]) : ''))
  return digits.includes(0) ? '0' : digits.join('')
}

// An unknown segment most likely matches a dynamic one.
function digit(part, given) {
  const open = part.startsWith('[')
  if (part === given) return 4
  if (given.includes(UNKNOWN)) return open ? 3 : given === UNKNOWN ? 1 : 0
  return open ? 2 : 0
}
