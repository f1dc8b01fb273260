import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { DOOR_CASES, FREE, GUARDED } from './door-cases'
import { doors } from './doors.mjs'
import { refusals } from './refusals'
import { caseOf } from './zone-cases'
import { domains, listFeatures, mayUse, zones } from './zones.mjs'

// Milliseconds after which something hangs: before its first answer the linter reads many files.
vi.setConfig({ testTimeout: 120_000 })

const bare = (path: string) => `import '${path}'`

test.each(Object.keys(zones))('the zone "%s" refuses what it may not import, and nothing else', async (zone) => {
  const { file, refused, allowed } = caseOf(zone)
  expect([refused.length, allowed.length]).not.toContain(0)
  const found = await refusals('zone', file, [...refused, ...allowed].map(bare))
  const reason = expect.stringContaining(zones[zone]!.message)
  expect(found).toEqual(refused.map((path) => [bare(path), reason]))
})

// Said once more, apart from the table, so that nobody widens it in passing.
test.each([
  ['src/lib/new.ts', '@/server/database/pool'],
  ['src/components/ui/New.tsx', '@/features/events/rules/options'],
  ['src/server/new.ts', '@collections/index'],
  ['src/server/new.ts', '@/features/events/rules/options'],
  ['src/features/events/store/new.ts', '@/app/robots'],
  ['src/features/events/store/new.ts', '@collections/index'],
  ['src/features/events/store/new.ts', '@/features/plan/rules/options'],
  ['src/features/events/rules/new.ts', '@/server/database/pool'],
  ['src/features/events/ui/New.tsx', '@/admin/AdminFrame'],
  ['src/features/inbox/store/new.ts', '@/features/inbox/office/list/DueChip'],
  ['src/features/film/store/new.ts', '@/features/members/store/viewer'],
  ['src/features/film/ui/New.tsx', '@/features/members/ui/LoginCard'],
  ['src/admin/New.tsx', '@collections/index'],
  ['src/admin/New.tsx', '@/features/events/rules/options'],
  ['src/app/new.ts', '@collections/index'],
  ['collections/site/New.ts', '@/server/database/pool'],
  ['collections/site/New.ts', '@/features/events/store/queries'],
])('%s may not import %s in any way', async (file, path) => {
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

test('every folder with code of ours is a room', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const withCode = folders.filter(({ name }) => name !== 'assets' && name !== 'migrations')
  const rooms = ['collections', ...withCode.map(({ name }) => `src/${name}`)]
  expect(Object.keys(mayUse).sort()).toEqual(rooms.sort())
})

test('every folder of the features is a domain, and every domain a folder', () => {
  expect(listFeatures().sort()).toEqual(Object.keys(domains).sort())
})

test('no domain comes back to itself by those it may use', () => {
  const reached = (domain: string, seen: string[] = []): string[] =>
    seen.includes(domain) ? seen : domains[domain]!.reduce((all, next) => reached(next, all), [...seen, domain])
  for (const [domain, used] of Object.entries(domains)) {
    expect(used.flatMap((next) => reached(next))).not.toContain(domain)
  }
})

test('every door has cases, and all cases a door', () => {
  expect(doors.map(({ name }) => name)).toEqual(Object.keys(DOOR_CASES))
})

const behindDoors = Object.entries(DOOR_CASES).flatMap(([door, cases]) =>
  Object.entries(cases).map(([file, refused]) => [door, file, refused] as const),
)

test.each(behindDoors)('the door "%s" closes to %s what it must, and nothing else', async (_door, file, refused) => {
  const found = await refusals('door', file, [...FREE, ...GUARDED])
  expect(found.map(([line]) => line)).toEqual(refused)
})
