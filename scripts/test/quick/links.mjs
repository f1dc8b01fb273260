import { addressesIn } from './addresses.mjs'
import { ADMIN_MAP, CONFIG, adminRoutes } from './admin-routes.mjs'
import { mentions } from './mentions.mjs'
import { listRoutes, routesOf } from './routes.mjs'

const ADDRESSES = 'src/lib/paths.ts'
const TEST = /^tests\//
/** Files that nearly everything reaches, and that do not show which parts are used. */
const CUT = new Set([CONFIG, ADMIN_MAP, 'seed/index.ts'])

/**
 * Adds links to the import graph that imports do not show: URLs to pages, Payload queries to collections, and files read by
 * name. Importing Payload's configuration does not count as using every collection, only those that a file names.
 * @param {import('../import-graph.mjs').Tree} tree
 * @returns {Map<string, Set<string>>}
 */
export function linkTree(tree) {
  const { files, facts, graph } = tree
  const collections = collectionsOf(facts)
  const routes = [...listRoutes(files), ...adminRoutes(tree, collections)]
  const linked = new Map(routes.map((route) => [nodeOf(route), new Set(route.files)]))
  const paths = facts.get(ADDRESSES)?.paths ?? {}
  const mentionsOf = mentions(files)
  for (const [file, said] of facts) {
    const addresses = file === ADDRESSES ? [] : addressesIn(said, paths)
    const targets = [
      ...(graph.get(file) ?? []),
      ...pagesAt(addresses, routes, file),
      ...asked(file, said, collections),
      ...mentionsOf(said),
    ]
    linked.set(file, new Set(targets.filter((target) => !CUT.has(target))))
  }
  return linked
}

function nodeOf({ name }) {
  return `route ${name}`
}

// Pages link to each other throughout the site, so only tests follow these links; other files only those to route handlers.
function pagesAt(addresses, routes, file) {
  const reached = addresses.flatMap((address) => routesOf(routes, address))
  return reached.filter(({ handler }) => handler || TEST.test(file)).map(nodeOf)
}

function collectionsOf(facts) {
  const declaring = [...facts].filter(([file]) => file.startsWith('collections/') && !file.includes('.test.'))
  return new Map(declaring.flatMap(([file, { slugs }]) => slugs.map((slug) => [slug, file])))
}

// Relations between collections do not count. A test may also name a collection in its own helpers.
function asked(file, { asks, texts }, collections) {
  if (file.startsWith('collections/')) return []
  return (TEST.test(file) ? texts : asks).map((slug) => collections.get(slug)).filter(Boolean)
}
