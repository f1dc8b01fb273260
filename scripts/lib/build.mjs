import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runNextBuild } from '../../runtime/next/build.mjs'
import { removePrerenderedFiles } from '../../runtime/next/prerendered-files.mjs'
import { conditions } from './child.mjs'
import { readJson } from './files.mjs'
import { ExpectedError } from './expected-error.mjs'
import { ROOT, distDir, inRoot } from './locations.mjs'
import { step } from './progress.mjs'
import { requireWritable } from './writable.mjs'

const SOURCES = [
  'src',
  'collections',
  'public',
  'runtime/next',
  'payload.config.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

const FOR_IMAGE = 'for any database'

/**
 * Builds the site when its sources, its database or its public URL have changed since the last build, because pages are
 * prerendered from the database with absolute links.
 * @param {{ env: NodeJS.ProcessEnv, databaseId: string, force: boolean }} options
 */
export async function buildIfChanged({ env, databaseId, force }) {
  const folder = inRoot(distDir(env))
  const stamp = stampIn(folder)
  const wanted = fingerprint([databaseId, env.PUBLIC_URL, env.APP_ENV])
  // A build for an image contains no page, so it fits every database and URL.
  if (!force && [wanted, fingerprint([FOR_IMAGE])].includes(readJson(stamp)?.sources)) return
  await build(folder, env)
  await writeFile(stamp, JSON.stringify({ sources: wanted }))
}

/** Builds the site without any prerendered page, for an image. @param {{ env: NodeJS.ProcessEnv }} options */
export async function buildForImage({ env }) {
  const folder = inRoot(distDir(env))
  await build(folder, env)
  await removePrerenderedFiles(folder)
  await writeFile(stampIn(folder), JSON.stringify({ sources: fingerprint([FOR_IMAGE]) }))
}

async function build(folder, env) {
  await requireWritable(ROOT)
  await rm(stampIn(folder), { force: true })
  const failure = 'The site could not be built. The messages above come from next build.'
  const options = { env: { ...env, NODE_OPTIONS: [env.NODE_OPTIONS, conditions()].join(' ').trim() }, failure }
  await step('Building the site', () => runNextBuild(folder, options))
}

/**
 * Requires a complete build.
 * @throws {ExpectedError} when there is none
 */
export function requireBuild(env = process.env) {
  if (!readJson(stampIn(inRoot(distDir(env)))))
    throw new ExpectedError('There is no build yet. Run npm run build first.')
}

function stampIn(folder) {
  return join(folder, 'fullcourt-build.json')
}

/** Returns a hash of every source file with its path, and of the given strings. */
function fingerprint(words) {
  const hash = createHash('sha256').update(JSON.stringify([...words, process.version]))
  for (const source of SOURCES) {
    for (const file of filesUnder(source)) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)))
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  const stats = statSync(inRoot(path), { throwIfNoEntry: false })
  if (!stats) return []
  // Test files do not affect the build.
  if (stats.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(inRoot(path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
