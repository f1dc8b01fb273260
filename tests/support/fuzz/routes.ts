import { readdirSync } from 'node:fs'
import path from 'node:path'

const LEAF = /^(page|route)\.(ts|tsx|js)$/
const AT_THE_ROOT: Record<string, string> = { 'robots.ts': '/robots.txt', 'sitemap.ts': '/sitemap.xml' }

/** Returns the routes of src/app by their paths, as in its folders without route groups. */
export function listRoutes(): { name: string; isHandler: boolean }[] {
  return readdirSync('src/app', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const base = path.posix.basename(file)
    if (!LEAF.test(base) && !AT_THE_ROOT[file]) return []
    const name = AT_THE_ROOT[file] ?? `/${path.posix.dirname(file)}`.replace(/\/(\([^)]+\)|\.)(?=\/|$)/g, '')
    return [{ name: name || '/', isHandler: !base.startsWith('page') }]
  })
}
