import { beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../lib/locations.mjs'
import { listFiles } from './change.mjs'
import { makePlan, readSources } from './plan.mjs'

type Layer = 'unit' | 'int' | 'e2e'

let sources: ReturnType<typeof readSources>

beforeAll(() => {
  sources = readSources(ROOT, listFiles(ROOT))
}, 60_000)

// Uses the real clone: a renamed file must be renamed here too.
describe('selects for a change of', () => {
  test('a rule its unit test, route handlers and pages', () => {
    const plan = planFor('src/lib/money.ts')
    expect(chosen(plan, 'unit')).toContain('src/lib/money.test.ts')
    expect(chosen(plan, 'int')).toContain('tests/int/pledges.test.ts')
    expect(chosen(plan, 'e2e')).toContain('tests/e2e/alone/fees.e2e.ts')
  })

  test('a component the pages that contain it, and no others', () => {
    const plan = planFor('src/features/giving/ui/tours/TourForm.client.tsx')
    expect(chosen(plan, 'e2e')).toContain('tests/e2e/tours.e2e.ts')
    expect(reached(plan, 'e2e')).not.toContain('tests/e2e/blog.e2e.ts')
    expect(plan.schema).toBe(false)
  })

  test('a collection hook the access tests, and those that name the collection', () => {
    const plan = planFor('collections/hooks/name-player.ts')
    expect(chosen(plan, 'int')).toContain('tests/int/access-fields.test.ts')
    expect(reached(plan, 'int')).toContain('tests/int/rosters-accept.test.ts')
    expect(reached(plan, 'int')).not.toContain('tests/int/tours.test.ts')
    expect(chosen(plan, 'e2e')).toContain('tests/e2e/squads.e2e.ts')
    expect(plan.schema).toBe(true)
  })

  test('a collection the access tests', () => {
    const wanted = ['tests/int/access.test.ts', 'tests/int/access-fields.test.ts', 'tests/int/tryout-days.test.ts']
    expect(chosen(planFor('collections/inbox/TryoutDays.ts'), 'int')).toEqual(expect.arrayContaining(wanted))
  })

  test.each([
    ['src/features/inbox/office/list/InboxView.tsx', 'tests/e2e/inbox-board.e2e.ts'],
    ['src/features/people/office/RolloverView.tsx', 'tests/e2e/alone/rollover.e2e.ts'],
    ['src/features/film/office/QuizPreview.tsx', 'tests/e2e/film-quiz-admin.e2e.ts'],
    ['src/features/events/ui/events.module.css', 'tests/e2e/events.e2e.ts'],
  ])('%s in the office, or a style sheet: %s', (file, wanted) => {
    expect(reached(planFor(file), 'e2e')).toContain(wanted)
  })

  test.each([
    'src/app/(site)/layout.tsx',
    'scripts/next/deferred-scripts.mjs',
    'src/server/database/pool.ts',
    'package-lock.json',
  ])('%s, which every page needs, the layout tests', (file) => {
    expect(chosen(planFor(file), 'e2e')).toContain('tests/e2e/chrome.e2e.ts')
  })

  // A complete file name in a test would link to that test.
  test.each(['back-office', 'tests'])('docs/%s.md nothing', (name) => {
    const plan = planFor(`docs/${name}.md`)
    expect([...reached(plan, 'unit'), ...reached(plan, 'int'), ...reached(plan, 'e2e')]).toEqual([])
    expect(plan.schema).toBe(false)
  })
})

function planFor(...change: string[]) {
  return makePlan(sources, change, () => 1)
}

function chosen(plan: ReturnType<typeof planFor>, layer: Layer): string[] {
  return plan[layer].chosen.map(({ file }) => file)
}

function reached(plan: ReturnType<typeof planFor>, layer: Layer): string[] {
  return [...chosen(plan, layer), ...plan[layer].leftOut]
}
