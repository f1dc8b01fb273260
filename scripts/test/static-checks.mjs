import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTypeScript, runVisibly } from '../lib/child.mjs'
import { inRoot } from '../lib/locations.mjs'
import { Stop } from '../lib/stop.mjs'

const GENERATED = ['src/payload-types.ts', 'src/app/(payload)/admin/importMap.js', 'src/migrations', 'docs/roles.md']
const GENERATORS = [['types'], ['importmap'], ['roles'], ['create', 'drift']]

/** The checks that look at the code without running it. @returns {Promise<import('./tally.mjs').Tally[]>} */
export async function runStaticChecks() {
  return [
    await check('lint', () => succeeds('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0'])),
    await check('format', () => succeeds('node_modules/prettier/bin/prettier.cjs', ['--check', '.'])),
    await check('types', () => succeeds('node_modules/typescript/bin/tsc', ['--noEmit'])),
    await check('generated files', generatedFilesAreCurrent),
  ]
}

async function check(name, work) {
  console.log(`\n${name}`)
  const good = await work()
  console.log(good ? '  good' : `  ${name} failed`)
  return { name, passed: good ? 1 : 0, failed: good ? 0 : 1 }
}

async function succeeds(script, args) {
  return (await runVisibly(process.execPath, [inRoot(script), ...args])) === 0
}

/** Makes types, import map and migration anew, tells whether anything differs, and puts the committed ones back. */
async function generatedFilesAreCurrent() {
  const copy = mkdtempSync(join(tmpdir(), 'fullcourt-generated-'))
  const files = GENERATED.filter((path) => existsSync(inRoot(path)))
  for (const path of files) cpSync(inRoot(path), join(copy, path), { recursive: true })
  try {
    for (const args of GENERATORS) await generate(args)
    const stale = files.filter((path) => content(inRoot(path)) !== content(join(copy, path)))
    for (const path of stale)
      console.log(`  ${path} is not what the collections say: run npm run generate or migrate:create`)
    return stale.length === 0
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.log(`${error.details}\n  ${error.message}`)
    return false
  } finally {
    for (const path of files) {
      rmSync(inRoot(path), { recursive: true, force: true })
      cpSync(join(copy, path), inRoot(path), { recursive: true })
    }
    rmSync(copy, { recursive: true })
  }
}

function generate(args) {
  // These commands only read the configuration; nothing connects to this address.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    APP_ENV: 'test',
    DATABASE_URL: 'postgres://nowhere',
    PAYLOAD_SECRET: 'only-to-load-the-configuration-0123456789',
    PUBLIC_URL: 'http://localhost:3000',
  }
  return runTypeScript('scripts/schema.ts', args, { env, failure: `scripts/schema.ts ${args[0]} failed.` })
}

function content(path) {
  return statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .map((name) => name + readFileSync(join(path, name), 'utf8'))
        .join('\0')
    : readFileSync(path, 'utf8')
}
