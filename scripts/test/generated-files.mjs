import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTypeScript } from '../lib/child.mjs'
import { inRoot } from '../lib/locations.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'

const GENERATED = [
  'src/payload-types.ts',
  'src/database-tables.ts',
  'src/app/(payload)/admin/importMap.js',
  'src/migrations',
  'docs/roles.md',
  'docs/data-map.md',
]
/** The files that the generators read. */
const SOURCES = [
  'src',
  'collections',
  'runtime',
  'scripts',
  'docs',
  'payload.config.ts',
  'tsconfig.json',
  'package.json',
]

/**
 * Regenerates types, import map, roles table and migration in a copy, so that concurrent readers of the sources are not
 * affected. Prints the committed files that are outdated.
 * @returns {Promise<boolean>} whether all are current
 */
export async function generatedFilesAreCurrent() {
  const copy = mkdtempSync(join(tmpdir(), 'fullcourt-generated-'))
  try {
    for (const source of SOURCES) cpSync(inRoot(source), join(copy, source), { recursive: true })
    symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'), 'junction')
    await generate(copy)
    const stale = GENERATED.filter((path) => content(inRoot(path)) !== content(join(copy, path)))
    for (const path of stale)
      console.log(`  ${path} is not what the collections say: run npm run generate or migrate:create`)
    return stale.length === 0
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    console.log(`${error.details}\n  ${error.message}`)
    return false
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function generate(cwd) {
  // Only the configuration is read; nothing connects to this address.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    APP_ENV: 'test',
    DATABASE_URL: 'postgres://nowhere',
    PAYLOAD_SECRET: 'only-to-load-the-configuration-0123456789',
    FIELD_KEYS: 'unit:MDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk8=',
    PUBLIC_URL: 'http://localhost:3000',
  }
  return runTypeScript('scripts/schema.ts', ['all', 'drift'], {
    env,
    cwd,
    failure: 'The files could not be generated.',
  })
}

function content(path) {
  if (!statSync(path).isDirectory()) return readFileSync(path, 'utf8')
  // Frozen copies in a folder of the migrations are not generated.
  const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .map(({ name }) => name + readFileSync(join(path, name), 'utf8'))
    .sort()
    .join('\0')
}
