import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { IMPORT_CASES, FREE, GUARDED } from './restricted-import-cases'
import { restrictions } from './restricted-imports.mjs'
import { refusals } from './refusals'
import { caseOf } from './zone-cases'
import { domains, listFeatures, mayUse, zones } from './zones.mjs'

// Timeout in milliseconds: the linter reads many files before its first result.
vi.setConfig({ testTimeout: 120_000 })

const bare = (path: string) => `import '${path}'`

test.each(Object.keys(zones))('the zone "%s" rejects only its forbidden imports', async (zone) => {
  const { file, refused, allowed } = caseOf(zone)
  expect([refused.length, allowed.length]).not.toContain(0)
  const found = await refusals('zone', file, [...refused, ...allowed].map(bare))
  const reason = expect.stringContaining(zones[zone]!.message)
  expect(found).toEqual(refused.map((path) => [bare(path), reason]))
})

// Repeats the most important rules independently of the table, so that they are not relaxed by accident.
test.each([
  ['src/lib/new.ts', '@/server/database/pool'],
  ['src/components/ui/New.tsx', '@/features/events/rules/options'],
  ['src/server/new.ts', '@collections/index'],
  ['src/server/new.ts', '@/features/events/rules/options'],
  ['src/features/events/server/new.ts', '@/app/robots'],
  ['src/features/events/server/new.ts', '@collections/index'],
  ['src/features/events/server/new.ts', '@/features/plan/rules/options'],
  ['src/features/events/rules/new.ts', '@/server/database/pool'],
  ['src/features/events/components/New.tsx', '@/admin/AdminFrame'],
  ['src/features/entries/server/new.ts', '@/features/entries/admin/shared/DueChip'],
  ['src/features/inbox/admin/New.tsx', '@/features/entries/admin/entry/EntryMain'],
  ['src/features/film/server/new.ts', '@/features/members/server/viewer'],
  ['src/features/film/components/New.tsx', '@/features/members/components/LoginCard'],
  ['src/admin/New.tsx', '@collections/index'],
  ['src/admin/New.tsx', '@/features/events/rules/options'],
  ['src/app/new.ts', '@collections/index'],
  ['collections/site/New.ts', '@/server/database/pool'],
  ['collections/site/New.ts', '@/features/events/server/queries'],
  ['src/migrations/new.ts', '@/lib/money'],
])('%s may not import %s with any syntax', async (file, path) => {
  const root = '../'.repeat(file.split('/').length - 1)
  const relative = path.replace(/^@\//, `${root}src/`).replace(/^@collections\//, `${root}collections/`)
  const froms = [path, relative].map((from) => `'${from}'`)
  const ways = froms.flatMap((from) => [
    `import ${from}`,
    `import type { A } from ${from}`,
    `export * from ${from}`,
    `await import(${from})`,
  ])
  const lines = (await refusals('zone', file, ways)).map(([line]) => line)
  expect([...new Set(lines)]).toEqual(ways)
})

test('every top-level folder with code has import rules', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  // The database folder contains SQL only, and migrations have a zone of their own.
  const withCode = folders.filter(({ name }) => !['assets', 'database', 'migrations'].includes(name))
  const listed = ['collections', ...withCode.map(({ name }) => `src/${name}`)]
  expect(Object.keys(mayUse).sort()).toEqual(listed.sort())
})

test('every folder in src/features is a domain, and vice versa', () => {
  expect(listFeatures().sort()).toEqual(Object.keys(domains).sort())
})

test('the dependencies between domains have no cycle', () => {
  const reached = (domain: string, seen: string[] = []): string[] =>
    seen.includes(domain) ? seen : domains[domain]!.reduce((all, next) => reached(next, all), [...seen, domain])
  for (const [domain, used] of Object.entries(domains)) {
    expect(used.flatMap((next) => reached(next))).not.toContain(domain)
  }
})

test('every rule has cases, and all cases have a rule', () => {
  expect(restrictions.map(({ name }) => name)).toEqual(Object.keys(IMPORT_CASES))
})

const restrictedFiles = Object.entries(IMPORT_CASES).flatMap(([restriction, cases]) =>
  Object.entries(cases).map(([file, refused]) => [restriction, file, refused] as const),
)

test.each(restrictedFiles)(
  'the rule "%s" rejects for %s exactly the forbidden imports',
  async (_restriction, file, refused) => {
    const found = await refusals('restriction', file, [...FREE, ...GUARDED])
    expect(found.map(([line]) => line)).toEqual(refused)
  },
)
