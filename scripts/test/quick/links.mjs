import { addressesIn } from './addresses.mjs'
import { ADMIN_MAP, CONFIG, adminRoutes } from './admin-routes.mjs'
import { mentions } from './mentions.mjs'
import { listRoutes, routesOf } from './routes.mjs'

const ADDRESSES = 'src/lib/paths.ts'
const TEST = /^tests\//
/** What nearly everything reaches, and what says nothing about what it uses of it. */
const CUT = new Set([CONFIG, ADMIN_MAP, 'seed/index.ts'])

/**
 * The graph of imports with what imports do not say: which page an address leads to, who asks Payload for which collection,
 * which file is read by its name. What imports Payload's configuration does not therefore use every
 * collection: it uses those that it names.
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

// Pages link to each other all over the site: only tests follow these links, and pages those that they send something to.
function pagesAt(addresses, routes, file) {
  const reached = addresses.flatMap((address) => routesOf(routes, address))
  return reached.filter(({ handler }) => handler || TEST.test(file)).map(nodeOf)
}

function collectionsOf(facts) {
  const declaring = [...facts].filter(([file]) => file.startsWith('collections/') && !file.includes('.test.'))
  return new Map(declaring.flatMap(([file, { slugs }]) => slugs.map((slug) => [slug, file])))
}

// Relations between collections are no use of each other. A test names a collection in helpers of its own, too.
function asked(file, { asks, texts }, collections) {
  if (file.startsWith('collections/')) return []
  return (TEST.test(file) ? texts : asks).map((slug) => collections.get(slug)).filter(Boolean)
}
