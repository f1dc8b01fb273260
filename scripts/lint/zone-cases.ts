import { existsSync, readdirSync } from 'node:fs'
import { domains, mayUse, parts, zones } from './zones.mjs'

/** Imports that the linter must reject, and some that it must accept, in a hypothetical file. */
export type ZoneCase = { file: string; refused: string[]; allowed: string[] }

/** For each top-level folder a hypothetical file, and an existing one. */
const FOLDERS: Record<string, { file: string; own: string }> = {
  'src/lib': { file: 'src/lib/new.ts', own: '@/lib/money' },
  'src/components': { file: 'src/components/ui/New.tsx', own: '@/components/ui/Arrow' },
  'src/server': { file: 'src/server/new.ts', own: '@/server/encryption/rows' },
  'src/features': { file: 'src/features/events/new.ts', own: '@/features/events/rules/options' },
  'src/admin': { file: 'src/admin/New.tsx', own: '@/admin/AdminFrame' },
  'src/app': { file: 'src/app/new.ts', own: '@/app/robots' },
  collections: { file: 'collections/site/New.ts', own: '@collections/fields/basic' },
}

/** For each part of a domain a file of entries, which has all parts. */
const PARTS: Record<string, string> = {
  rules: '@/features/entries/rules/tags',
  server: '@/features/entries/server/move',
  components: '@/features/entries/components/family-status/ExpiredLink',
  admin: '@/features/entries/admin/shared/DueChip',
}

const COLLECTION_CASE: ZoneCase = {
  file: 'collections/site/New.ts',
  refused: [
    '@/features/events/server/queries',
    '@/features/events/components/ComingAndRecent',
    '@/features/dashboard/server/digest',
  ],
  allowed: ['@/features/events/rules/options', '@/features/dashboard/server/narrowed-lists'],
}

const SERVER_CASE: ZoneCase = {
  file: 'collections/site/New.ts',
  refused: ['@/server/database/pool', '@/server/payload'],
  allowed: ['@/server/encryption/rows'],
}

const MIGRATION_CASE: ZoneCase = {
  file: 'src/migrations/new.ts',
  refused: ['@/lib/money', '@/payload-types', '@collections/fields/basic', '../../seed/index', '../../payload.config'],
  allowed: ['./frozen/predates-baseline', '@payloadcms/db-postgres', 'node:crypto'],
}

/** Returns the case of a zone. Throws when there is none. */
export function caseOf(zone: string): ZoneCase {
  if (zone === 'rules for collections') return COLLECTION_CASE
  if (zone === 'server for collections') return SERVER_CASE
  if (zone === 'migrations') return MIGRATION_CASE
  const found = partCase(zone) ?? domainCase(zone) ?? folderCase(zone)
  if (!found) throw new Error(`The zone "${zone}" has no case: add one to scripts/lint/zone-cases.ts.`)
  return found
}

function folderCase(zone: string): ZoneCase | null {
  const folder = FOLDERS[zone]
  if (!folder) return null
  const used = mayUse[zone] ?? []
  return { file: folder.file, refused: (zones[zone]?.from ?? []).map(ownFile), allowed: [zone, ...used].map(ownFile) }
}

function ownFile(folder: string): string {
  const file = FOLDERS[folder]?.own
  if (!file) throw new Error(`The folder ${folder} has no file: add one to scripts/lint/zone-cases.ts.`)
  return file
}

function partCase(zone: string): ZoneCase | null {
  const part = zone.replace('*/', '') as keyof typeof parts
  if (!(part in parts)) return null
  const known: readonly string[] = [part, ...parts[part]]
  const [allowed, refused] = [true, false].map((isKnown) =>
    Object.keys(PARTS).flatMap((name) => (known.includes(name) === isKnown ? PARTS[name]! : [])),
  )
  return { file: `src/features/entries/${part}/new.ts`, refused: refused!, allowed: ['@/lib/money', ...allowed!] }
}

// A domain may not import domains outside its list, and only the public files of those in its list.
function domainCase(zone: string): ZoneCase | null {
  const domain = Object.keys(domains).find((name) => zone === `src/features/${name}`)
  if (!domain) return null
  const used = domains[domain] ?? []
  const strange = Object.keys(domains).filter((other) => other !== domain && !used.includes(other))
  return {
    file: `${zone}/server/new.ts`,
    refused: [...strange.map(anyFileOf), ...used.map((other) => fileIn(other, 'server'))],
    allowed: [anyFileOf(domain), ...used.flatMap(publicFilesOf)],
  }
}

function publicFilesOf(domain: string): string[] {
  const api = `features/${domain}/server/api`
  return [...(hasRules(domain) ? [fileIn(domain, 'rules')] : []), ...(existsSync(`src/${api}.ts`) ? [`@/${api}`] : [])]
}

function anyFileOf(domain: string): string {
  return fileIn(domain, hasRules(domain) ? 'rules' : 'server')
}

function hasRules(domain: string): boolean {
  return existsSync(`src/features/${domain}/rules`)
}

function fileIn(domain: string, part: string): string {
  const folder = `features/${domain}/${part}`
  const files = readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
  const name = files.sort().find((file) => /(^|\/)[\w-]+\.ts$/.test(file) && file !== 'api.ts')
  return `@/${folder}/${name?.replace(/\.ts$/, '')}`
}
