import { join } from 'node:path'
import { readJson } from '../../scripts/lib/files.mjs'
import { ExpectedError } from '../../scripts/lib/expected-error.mjs'
import { PRERENDER_MANIFEST, ROUTES_MANIFEST } from './names.mjs'

/**
 * Reads the prerendered routes from the manifests of a finished build.
 * @param {string} folder of the build
 * @returns {{ isPrerendered: (path: string) => boolean, isFile: (path: string) => boolean, relevantQuery: (path: string, query: string) => string }}
 * `isFile`: whether a prerendered route handler answers, not a page; `relevantQuery`: the part of a query string that selects
 * another page by a rewrite, '' for most paths
 * @throws {ExpectedError} when the build has no such manifests
 */
export function readPrerenderedRoutes(folder) {
  const prerendered = readJson(join(folder, PRERENDER_MANIFEST))
  const { rewrites } = readJson(join(folder, ROUTES_MANIFEST)) ?? {}
  if (!prerendered?.routes || !prerendered.dynamicRoutes || !rewrites)
    throw new ExpectedError(`${PRERENDER_MANIFEST} or ${ROUTES_MANIFEST} is missing: see runtime/next/README.md.`)
  const paths = new Set(Object.keys(prerendered.routes))
  const patterns = patternsOf(Object.values(prerendered.dynamicRoutes))
  const files = new Set([...paths].filter((path) => !prerendered.routes[path].dataRoute))
  const filePatterns = patternsOf(Object.values(prerendered.dynamicRoutes).filter(({ dataRoute }) => !dataRoute))
  const rules = rewrites.beforeFiles.map(({ regex, has = [] }) => ({ source: new RegExp(regex), has }))

  function isPrerendered(path) {
    if (paths.has(path)) return true
    return !path.endsWith('/') && patterns.some((pattern) => pattern.test(path))
  }

  function isFile(path) {
    return files.has(path) || filePatterns.some((pattern) => pattern.test(path))
  }

  function relevantQuery(path, query) {
    if (!query) return ''
    const rule = rules.find(({ source, has }) => source.test(path) && matchesQuery(has, new URLSearchParams(query)))
    return rule ? `?${new URLSearchParams(rule.has.map(({ key, value }) => [key, value]))}` : ''
  }

  return { isPrerendered, isFile, relevantQuery }
}

function patternsOf(routes) {
  return routes.map(({ routeRegex }) => new RegExp(routeRegex))
}

// Rewrites of this site match one exact value of a query parameter.
function matchesQuery(has, query) {
  return has.length > 0 && has.every(({ type, key, value }) => type === 'query' && query.get(key) === value)
}
