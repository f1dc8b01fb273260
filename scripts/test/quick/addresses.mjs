import { UNKNOWN } from '../source-facts.mjs'

/**
 * Returns the site paths in a source file, split into segments: in strings that begin with a slash, after an unknown origin,
 * or by `paths`. An unknown segment is UNKNOWN.
 * @param {import('../source-facts.mjs').Facts} facts
 * @param {Record<string, { parameters: string[], texts: string[] }>} paths
 * @returns {string[][]}
 */
export function addressesIn({ texts, addresses }, paths) {
  const named = addresses.flatMap(({ name, values }) => spelled(paths[name], values))
  const found = [...texts, ...named].map(pathOf).filter(Boolean)
  return [...new Set(found)].map(partsOf)
}

/** Returns the segments of a path; none for the home page. */
export function partsOf(path) {
  return path.split('/').filter(Boolean)
}

function spelled(path, values) {
  if (!path) return []
  const valueOf = (name) => values[path.parameters.indexOf(name)] ?? UNKNOWN
  return path.texts.map((text) => text.replace(/\{(\w+)\}/g, (_, name) => valueOf(name)))
}

function pathOf(text) {
  const path = text.startsWith(`${UNKNOWN}/`) ? text.slice(UNKNOWN.length) : text
  return /^\/(?![/*])\S*$/.test(path) || path === '/' ? path.replace(/[?#].*$/, '') || '/' : undefined
}
