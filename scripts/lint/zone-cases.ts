import { readdirSync } from 'node:fs'
import { features, mayUse, zones } from './zones.mjs'

/** Imports that the linter must refuse, and some that it must let pass, in a file that there might be. */
export type ZoneCase = { file: string; refused: string[]; allowed: string[] }

/** Of each room a file that there might be, and one that there is. */
const ROOMS: Record<string, { file: string; own: string }> = {
  'src/lib': { file: 'src/lib/new.ts', own: '@/lib/money' },
  'src/components': { file: 'src/components/ui/New.tsx', own: '@/components/ui/Arrow' },
  'src/server': { file: 'src/server/new.ts', own: '@/server/columns' },
  'src/features': { file: 'src/features/events/new.ts', own: '@/features/events/options' },
  'src/admin': { file: 'src/admin/New.tsx', own: '@/admin/StatusTag' },
  'src/app': { file: 'src/app/new.ts', own: '@/app/robots' },
  collections: { file: 'collections/site/New.ts', own: '@collections/fields/basic' },
}

const BY_PATTERN: Record<string, ZoneCase> = {
  'rules for collections': {
    file: 'collections/site/New.ts',
    refused: ['@/features/events/queries', '@/features/events/EventRow', '@/features/plan/schema'],
    allowed: ['@/features/events/options', '@/features/events/rules', '@/features/registration/paper-rules'],
  },
  'rules of features': {
    file: 'src/features/events/rules.ts',
    refused: ['@/server/columns', '@/components/ui/Arrow', './queries', './EventRow'],
    allowed: ['@/lib/dates', './options', './repeat-rules'],
  },
}

/** The case of a zone. Throws where nobody thought of one. */
export function caseOf(zone: string): ZoneCase {
  const found = BY_PATTERN[zone] ?? featureCase(zone) ?? roomCase(zone)
  if (!found) throw new Error(`The zone "${zone}" has no case: add one to scripts/lint/zone-cases.ts.`)
  return found
}

function roomCase(zone: string): ZoneCase | null {
  const room = ROOMS[zone]
  if (!room) return null
  const used = mayUse[zone] ?? []
  return { file: room.file, refused: (zones[zone]?.from ?? []).map(ownFile), allowed: [zone, ...used].map(ownFile) }
}

function ownFile(room: string): string {
  const file = ROOMS[room]?.own
  if (!file) throw new Error(`The room ${room} has no file: add one to scripts/lint/zone-cases.ts.`)
  return file
}

// Each feature is kept out of the one that stands before it.
function featureCase(zone: string): ZoneCase | null {
  const index = features.findIndex((feature) => zone === `src/features/${feature}`)
  if (index < 0) return null
  return { file: `${zone}/new.ts`, refused: [firstFile(index - 1)], allowed: [firstFile(index)] }
}

function firstFile(index: number): string {
  const folder = `features/${features.at(index)}`
  const [name] = readdirSync(`src/${folder}`).filter((file) => /^[\w-]+(\.client)?\.tsx?$/.test(file))
  return `@/${folder}/${name?.replace(/\.tsx?$/, '')}`
}
