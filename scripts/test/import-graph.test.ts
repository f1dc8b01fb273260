import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readTree, stepsFrom } from './import-graph.mjs'
import { temporaryFolder } from '../../tests/support/temporary-folder'

const TSCONFIG = JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'], '@config': ['./site.config.ts'] } } })

test('follows relative imports, aliases, folders and dynamic imports', () => {
  const graph = graphOf({
    'src/page.tsx': `import { a } from '@/lib/a'\nimport config from '@config'\nimport './page.css'\nexport * from './parts'`,
    'src/lib/a.ts': `export async function a() { return (await import('../late')).late }`,
    'src/late.mjs': '',
    'src/parts/index.ts': '',
    'src/page.css': `@import 'tailwindcss';\n@import './more.css';`,
    'src/more.css': '',
    'site.config.ts': `import 'node:path'`,
  })
  expect(next(graph, 'src/page.tsx')).toEqual(['site.config.ts', 'src/lib/a.ts', 'src/page.css', 'src/parts/index.ts'])
  expect(next(graph, 'src/lib/a.ts')).toEqual(['src/late.mjs'])
  expect(next(graph, 'src/page.css')).toEqual(['src/more.css'])
  expect(next(graph, 'site.config.ts')).toEqual([])
})

test('ignores type-only imports', () => {
  const graph = graphOf({
    'one.ts': `import type { Two } from './two'\nexport type { Two } from './two'\nexport const one: Two = 1`,
    'two.ts': 'export type Two = number',
  })
  expect(next(graph, 'one.ts')).toEqual([])
})

test('resolves a computed name to all possible files', () => {
  const graph = graphOf({
    'all.test.ts': 'for (const name of names) await import(`./features/${name}/queries.ts`)',
    'features/blog/queries.ts': '',
    'features/teams/queries.ts': '',
    'features/teams/rules.ts': '',
  })
  expect(next(graph, 'all.test.ts')).toEqual(['features/blog/queries.ts', 'features/teams/queries.ts'])
})

test('a missing file is still found by its importers', () => {
  const root = written({ 'one.ts': `import { two } from './two'` })
  expect(next(readTree(root, ['one.ts', 'two.ts']).graph, 'one.ts')).toEqual(['two.ts'])
})

test('counts the shortest path, also in cycles', () => {
  const graph = graphOf({
    'a.ts': `import './b'\nimport './c'`,
    'b.ts': `import './c'`,
    'c.ts': `import './a'\nimport './d'`,
    'd.ts': '',
    'e.ts': '',
  })
  expect(Object.fromEntries(stepsFrom(graph, ['a.ts']))).toEqual({ 'a.ts': 0, 'b.ts': 1, 'c.ts': 1, 'd.ts': 2 })
})

function graphOf(files: Record<string, string>): Map<string, Set<string>> {
  return readTree(written(files), Object.keys(files)).graph
}

function next(graph: Map<string, Set<string>>, file: string): string[] {
  return [...(graph.get(file) ?? [])].sort()
}

function written(files: Record<string, string>): string {
  const root = temporaryFolder()
  for (const [name, text] of Object.entries({ ...files, 'tsconfig.json': TSCONFIG })) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  return root
}
