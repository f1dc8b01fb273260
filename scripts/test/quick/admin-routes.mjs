import { stepsFrom } from '../import-graph.mjs'
import { partsOf } from './addresses.mjs'

export const CONFIG = 'payload.config.ts'
/** Lists every component of the admin, for all of its pages. */
export const ADMIN_MAP = 'src/app/(payload)/admin/importMap.js'

const VIEWS = 'src/admin/views.ts'
const COMPONENT = /^\/([\w./-]+)#\w+$/

/**
 * For Next the admin is one route; for this graph it has a page for each collection and each view, consisting of the
 * components that these name. Likewise the API has a path for each collection.
 * @param {import('../import-graph.mjs').Tree} tree @param {Map<string, string>} collections files by slug
 * @returns {import('./routes.mjs').Route[]}
 */
export function adminRoutes({ files, facts, graph }, collections) {
  const named = (from) => from.flatMap((file) => componentsIn(facts.get(file), files))
  const pages = [...collections].flatMap(([slug, file]) => {
    const parts = [...stepsFrom(graph, [file]).keys()].filter((part) => part.startsWith('collections/'))
    const screen = [file, ...named(parts)]
    return [
      below(`/admin/collections/${slug}`, screen),
      below(`/admin/globals/${slug}`, screen),
      { ...below(`/api/${slug}`, [file]), handler: true },
      { ...below(`/api/globals/${slug}`, [file]), handler: true },
    ]
  })
  const start = { name: '/admin', parts: ['admin'], files: named([CONFIG]), handler: false }
  return [start, ...pages, ...views(facts.get(VIEWS), files)]
}

// The file of a view precedes its path.
function views(said, files) {
  return (said?.texts ?? []).flatMap((text, index, texts) => {
    const found = fileOf(text.slice(1), files)
    return found.length > 0 ? [below(`/admin${texts[index + 1].replace(/\/:.*/, '')}`, found)] : []
  })
}

function componentsIn(said, files) {
  return (said?.texts ?? []).flatMap((text) => fileOf(text.match(COMPONENT)?.[1], files))
}

function fileOf(name, files) {
  return ['.tsx', '.ts'].map((ending) => `src/${name}${ending}`).filter((file) => files.has(file))
}

function below(path, files) {
  const name = `${path}/[[...rest]]`
  return { name, parts: partsOf(name), files, handler: false }
}
