import { posix } from 'node:path'
import { UNKNOWN } from '../source-facts.mjs'
import { partsOf } from './addresses.mjs'

const APP = 'src/app/'
const LEAF = /^(page|route)\.(ts|tsx|js)$/
/** What a folder puts around its pages. */
const FRAME = /^(layout|template|loading|error|not-found|global-error|global-not-found)\.(ts|tsx)$/
const AT_THE_ROOT = { 'robots.ts': '/robots.txt', 'sitemap.ts': '/sitemap.xml' }

/**
 * @typedef {object} Route
 * @property {string} name its address, as its folders write it
 * @property {string[]} parts
 * @property {string[]} files what it is made of, without its frame
 * @property {boolean} [handler] whether it is no page
 */

/** The routes of src/app. Folders in brackets are no part of an address. @param {Iterable<string>} files @returns {Route[]} */
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

/** The layouts and the like of src/app. @param {Iterable<string>} files */
export function listFrames(files) {
  return [...files].filter((file) => file.startsWith(APP) && FRAME.test(posix.basename(file)))
}

/** The routes that answer to an address: those whose first parts are most like it. @param {string[]} address its parts */
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

// A digit for each part, the larger the more alike. Nothing known in common is no likeness.
function likenessOf(parts, address) {
  const rest = parts.at(-1)?.includes('...')
  if (rest ? address.length < parts.length - 1 : address.length !== parts.length) return '0'
  const digits = parts.map((part, index) => (index < address.length ? digit(part, address[index]) : ''))
  return digits.includes(0) ? '0' : digits.join('')
}

// What is not known is most likely meant for a place that takes anything.
function digit(part, given) {
  const open = part.startsWith('[')
  if (part === given) return 4
  if (given.includes(UNKNOWN)) return open ? 3 : given === UNKNOWN ? 1 : 0
  return open ? 2 : 0
}
