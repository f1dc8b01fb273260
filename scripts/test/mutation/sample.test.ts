import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder'
import { drawSample } from './sample.mjs'
import { findMutants } from './sources.mjs'

const RULE = 'src/features/giving/rules/gifts.ts'
const SQL = 'src/database/functions.sql'

function clone(files: Record<string, string>) {
  const root = temporaryFolder()
  for (const [file, text] of Object.entries({ 'runtime/a.mjs': '', 'collections/a.ts': '', ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return root
}

test('finds mutants with their places in rules and SQL files, not in tests and components', () => {
  const root = clone({
    [RULE]: 'export function isLarge(a: number) {\n  return a > 100\n}',
    'src/features/giving/rules/gifts.test.ts': 'a > b',
    'src/features/giving/components/Gift.tsx': 'a > b',
    [SQL]: 'CREATE OR REPLACE FUNCTION due() AS $$\n  SELECT a WHERE b >= 1\n$$;',
  })
  expect(findMutants(root).map(({ file, line, owner, text }) => [file, line, owner, text])).toEqual([
    [SQL, 2, 'due', '>'],
    [RULE, 2, 'isLarge', '>='],
  ])
})

test('draws the same sample for the same seed, and swaps only arguments of one type that the compiler accepts', () => {
  const root = clone({
    'tsconfig.json': JSON.stringify({ compilerOptions: { noLib: true, types: [] } }),
    [RULE]: `declare function f(...values: unknown[]): void
      declare function say(text: string, language: 'en' | 'es'): void
      export function g(a: string, b: string, c: number, d: 'en' | 'es') {
        f(a, b); f(b, c); say(a, d); return c > 1 && c > 2 && c > 3
      }`,
  })
  const draw = (seed: string) => drawSample(root, findMutants(root), { size: 100, seed })
  expect(draw('one')).toEqual(draw('one'))
  expect(draw('two')).not.toEqual(draw('one'))
  const swaps = draw('one').filter(({ operator }) => operator === 'swapped arguments')
  expect(swaps.map(({ text }) => text)).toEqual(['b, a'])
})
