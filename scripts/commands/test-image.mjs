import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, mkdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopChild } from '../lib/child.mjs'
import { createCluster } from '../lib/embedded-postgres.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { inRoot } from '../lib/locations.mjs'
import { freePort } from '../lib/port.mjs'
import { step } from '../lib/progress.mjs'
import { beforeExit, runMain } from '../lib/shutdown.mjs'
import { findInstalled } from '../lib/system-program.mjs'
import { throwawayDataDir } from '../lib/throwaway.mjs'
import { buildImage } from '../image/build.mjs'
import { runImage } from '../image/run.mjs'

const PROGRAMS = ['buildah', 'debootstrap', 'npm']
const READY_GOAL_MS = 5_000
const PAGES = ['/', '/about', '/programs', '/player-registration', '/blog', '/sitemap.xml', '/admin/login']

/**
 * `npm run test:image`: builds the image of the Dockerfile on Debian without a registry, and runs it on read-only files and a new
 * database. Needs root, buildah and debootstrap; says what is missing otherwise.
 */
export function main() {
  return runMain(testImage)
}

async function testImage() {
  const missing = PROGRAMS.filter((name) => !findInstalled([name]))
  if (process.getuid?.() !== 0 || missing.length > 0) {
    const packages = missing.length > 0 ? `. Missing: ${missing.join(', ')}` : ''
    console.log(`Skipped: the image is built and mounted by root with ${PROGRAMS.join(', ')}${packages}.`)
    return 0
  }
  await installIfNeeded()
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-image-'))
  beforeExit(() => rm(folder, { recursive: true, force: true }))
  const { root, bytes } = await buildImage(folder)
  const container = { root, ...(await prepare(folder)), logFile: inRoot('reports', 'image.log') }
  const first = await step('Starting with an empty database', () => runImage(container))
  await stopChild(first.process)
  const second = await step('Starting again', () => runImage(container))
  const problems = [...(await openPages(container.env.PUBLIC_URL)), ...(await readErrors(container.logFile))]
  await stopChild(second.process)
  console.log(
    `\nSite in the image: ${Math.round(bytes / 1e6)} MB. Ready after ${first.readyMs} ms with an empty database, ` +
      `after ${second.readyMs} ms with a migrated one (goal ${READY_GOAL_MS}).`,
  )
  if (problems.length > 0) throw new ExpectedError('The container runs, but not well.', problems.join('\n'))
  return second.readyMs <= READY_GOAL_MS ? 0 : 1
}

/** Starts a database, and returns the settings of a site on it and the folder of its uploads. */
async function prepare(folder) {
  const cluster = createCluster({ dataDir: await throwawayDataDir() })
  await step('Starting a database', () => cluster.start())
  const data = join(folder, 'data')
  await mkdir(data)
  await chown(data, 1000, 1000)
  await mkdir(inRoot('reports'), { recursive: true })
  await rm(inRoot('reports', 'image.log'), { force: true })
  const port = String(await freePort())
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: '/tmp',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    APP_ENV: 'test',
    DATABASE_URL: cluster.applicationUrlOf('fullcourt'),
    DATABASE_MIGRATION_URL: cluster.databaseUrl,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    FIELD_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  }
  return { data, env }
}

async function openPages(site) {
  const problems = []
  for (const path of PAGES) {
    const { status } = await fetch(`${site}${path}`)
    if (status !== 200) problems.push(`${path} answered ${status}.`)
  }
  return problems
}

/** Returns the lines about errors, such as those of a folder that cannot be written. */
async function readErrors(logFile) {
  const lines = (await readFile(logFile, 'utf8')).split('\n')
  return lines.filter((line) => /EROFS|EACCES|"level":(50|60)|Error/.test(line)).slice(0, 20)
}
