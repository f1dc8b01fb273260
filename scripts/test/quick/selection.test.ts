import { describe, expect, test } from 'vitest'
import { select } from './selection.mjs'

const TESTS = ['tests/tours.e2e.ts', 'tests/weight.e2e.ts', 'tests/blog.e2e.ts']
const GRAPH = graph({
  'tests/tours.e2e.ts': ['tours/page.tsx'],
  'tests/weight.e2e.ts': ['tours/page.tsx', 'blog/page.tsx'],
  'tests/blog.e2e.ts': ['blog/page.tsx'],
  'tours/page.tsx': ['tours/Form.tsx', 'ui/Button.tsx'],
  'blog/page.tsx': ['ui/Button.tsx'],
})

describe('the tests of a change', () => {
  test('are those that reach it, the one with its name first', () => {
    const { chosen, leftOut } = choose({ changed: ['tours/Form.tsx'] })
    expect(chosen).toEqual([
      { file: 'tests/tours.e2e.ts', for: 'tours/Form.tsx', steps: 2 },
      { file: 'tests/weight.e2e.ts', for: 'tours/Form.tsx', steps: 2 },
    ])
    expect(leftOut).toEqual([])
  })

  test('are none when nothing reaches it', () => {
    expect(choose({ changed: ['README.md'] })).toEqual({ chosen: [], leftOut: [], seconds: 0 })
  })

  test('end at the time budget, and the others are listed', () => {
    const { chosen, leftOut, seconds } = choose({ changed: ['ui/Button.tsx'], budget: 15 })
    expect(chosen).toHaveLength(2)
    expect(leftOut).toHaveLength(1)
    expect(seconds).toBe(20)
  })

  test('are at least one, however long it takes', () => {
    expect(files(choose({ changed: ['tours/Form.tsx'], budget: 1 }))).toEqual(['tests/tours.e2e.ts'])
  })

  test('exclude those much farther than the nearest', () => {
    const changed = ['rule.ts']
    const far = graph({
      'near.test.ts': ['rule.ts'],
      'far.test.ts': ['a.ts'],
      'a.ts': ['b.ts'],
      'b.ts': ['c.ts'],
      'c.ts': ['d.ts'],
      'd.ts': ['rule.ts'],
    })
    const found = choose({ changed, graph: far, tests: ['near.test.ts', 'far.test.ts'] })
    expect(files(found)).toEqual(['near.test.ts'])
    expect(found.leftOut).toEqual(['far.test.ts'])
  })

  test('are divided among the changed files', () => {
    const changed = ['ui/Button.tsx', 'tours/Form.tsx', 'blog/page.tsx']
    expect(files(choose({ changed, budget: 30 }))).toEqual(
      expect.arrayContaining(['tests/tours.e2e.ts', 'tests/blog.e2e.ts']),
    )
  })

  test('include every changed test file, beyond the budget', () => {
    expect(files(choose({ changed: TESTS, budget: 1 }))).toEqual(TESTS)
  })

  test('include the ones that always run for it, beyond the budget, and the nearest', () => {
    const first = (_file: string, reached: number) => (reached === 3 ? ['tests/blog.e2e.ts', 'tests/gone.e2e.ts'] : [])
    const { chosen } = choose({ changed: ['ui/Button.tsx'], budget: 10, first })
    expect(chosen).toHaveLength(2)
    expect(chosen[0]!.file).toBe('tests/blog.e2e.ts')
  })
})

function choose(options: Partial<Parameters<typeof select>[0]> & { changed: string[] }) {
  return select({ graph: GRAPH, tests: TESTS, budget: 100, secondsOf: () => 10, ...options })
}

function files({ chosen }: { chosen: { file: string }[] }): string[] {
  return chosen.map(({ file }) => file)
}

function graph(imports: Record<string, string[]>): Map<string, Set<string>> {
  return new Map(Object.entries(imports).map(([file, targets]) => [file, new Set(targets)]))
}
