import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { UNKNOWN, factsOf } from './source-facts.mjs'

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx', '/index.mjs']
const CODE = /\.(ts|tsx|mjs|js)$/
const STYLE_IMPORT = /@import\s+['"]([^'"]+)['"]/g

/**
 * @typedef {object} Tree the sources of a clone
 * @property {Set<string>} files all names, relative to the clone
 * @property {Map<string, import('./source-facts.mjs').Facts>} facts of each file with code or styles
 * @property {Map<string, Set<string>>} graph the files that each of them loads at runtime
 */

/**
 * Reads which file imports which. A missing file counts as a file without imports.
 * @param {string} root @param {string[]} files relative to it, with slashes
 * @returns {Tree}
 */
export function readTree(root, files) {
  const names = new Set(files)
  const facts = new Map()
  for (const file of files) {
    const read = reader(file)
    if (read && existsSync(join(root, file))) facts.set(file, read(file, readFileSync(join(root, file), 'utf8')))
  }
  const resolve = resolver(names, aliasesOf(root))
  const graph = new Map()
  for (const [file, { imports }] of facts) graph.set(file, new Set(imports.flatMap((name) => resolve(file, name))))
  return { files: names, facts, graph }
}

/** Returns every file reachable from these, with its distance. @returns {Map<string, number>} */
export function stepsFrom(graph, starts) {
  const steps = new Map(starts.map((start) => [start, 0]))
  // Iterating a map includes entries added during the iteration, so this is a breadth-first search.
  for (const [file, count] of steps) {
    for (const next of graph.get(file) ?? []) if (!steps.has(next)) steps.set(next, count + 1)
  }
  return steps
}

function reader(file) {
  if (CODE.test(file)) return factsOf
  return file.endsWith('.css') ? styleFacts : undefined
}

function styleFacts(_file, content) {
  const imports = [...content.matchAll(STYLE_IMPORT)].map(([, name]) => name)
  return { imports, texts: [], addresses: [], paths: {}, slugs: [], asks: [] }
}

function resolver(names, aliases) {
  return function resolve(file, name) {
    const target = located(file, name, aliases)
    if (target === undefined) return []
    if (target.includes(UNKNOWN)) return matching(names, target)
    const found = ENDINGS.map((ending) => target + ending).find((candidate) => names.has(candidate))
    return found ? [found] : []
  }
}

// Resolves a specifier to a path relative to the clone; undefined for a package.
function located(file, name, aliases) {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
  const [alias, folder] =
    aliases.find(([alias]) => name === alias || (alias.endsWith('/') && name.startsWith(alias))) ?? []
  return alias && folder + name.slice(alias.length)
}

function matching(names, pattern) {
  const expression = new RegExp(`^${pattern.split(UNKNOWN).map(escape).join('[^/]+')}$`)
  return [...names].filter((name) => expression.test(name))
}

function escape(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

// The paths of tsconfig.json, without asterisks and leading dots.
function aliasesOf(root) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const entries = Object.entries(config?.compilerOptions?.paths ?? {})
  return entries.map(([alias, [target]]) => [alias.replace(/\*$/, ''), posix.normalize(target.replace(/\*$/, ''))])
}
