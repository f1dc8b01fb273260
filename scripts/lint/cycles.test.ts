import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { inRoot } from '../lib/locations.mjs'
import { temporaryFolder } from '../../tests/support/temporary-folder'

// Timeout in milliseconds: each test starts the linter.
vi.setConfig({ testTimeout: 120_000 })

const TSCONFIG = JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } })

type Files = Record<string, string>

const REFUSED: Record<string, Files> = {
  'two files': {
    'src/a.ts': `import { b } from './b'\nexport const a = () => b`,
    'src/b.ts': `import { a } from './a'\nexport const b = () => a`,
  },
  'two files, one of them named from the root': {
    'src/lib/a.ts': `import { b } from '@/lib/b'\nexport const a = () => b`,
    'src/lib/b.ts': `export { a as b } from './a'`,
  },
  'two components': {
    'src/Ring.tsx': `import { Fuel } from './Fuel'\nexport const Ring = () => <Fuel />`,
    'src/Fuel.tsx': `import { Ring } from './Ring'\nexport const Fuel = () => <Ring />`,
  },
  'four files': {
    'src/a.ts': `import './b'`,
    'src/b.ts': `import './c.mjs'`,
    'src/c.mjs': `import './d'`,
    'src/d.ts': `import './a'`,
  },
}

test.each(Object.entries(REFUSED))('rejects a cycle of %s', (_name, files) => {
  const { status, stdout } = linted(files)
  expect(stdout).toContain('Dependency cycle detected')
  expect(status).toBe(1)
})

test('accepts one-way imports and type-only imports', () => {
  const { status, stdout } = linted({
    'src/a.ts': `import { b } from './b'\nexport type A = string\nexport const a = b`,
    'src/b.ts': `import type { A } from './a'\nexport const b: A = ''`,
    'src/c.ts': `import { b } from './b'\nexport const c = b`,
  })
  expect([status, stdout]).toEqual([0, expect.stringContaining('0 errors')])
})

/** Returns the linter's messages for these files, with the project's configuration. */
function linted(files: Files) {
  const cwd = temporaryFolder()
  for (const [name, text] of Object.entries({ ...files, 'tsconfig.json': TSCONFIG })) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true })
    writeFileSync(path.join(cwd, name), text)
  }
  const flags = [inRoot('node_modules/oxlint/bin/oxlint'), '--config', inRoot('.oxlintrc.json')]
  return spawnSync(process.execPath, flags, { cwd, encoding: 'utf8' })
}
