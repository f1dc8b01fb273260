import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCluster } from '../lib/embedded-postgres.mjs'
import { readJson } from '../lib/files.mjs'
import { inRoot } from '../lib/locations.mjs'
import { beforeExit } from '../lib/shutdown.mjs'
import { fillTemplate } from './template.mjs'
import { TEST_DATA } from './claim.mjs'

const MADE_OF = ['collections', 'src/migrations', 'src/database', 'seed', 'payload.config.ts', 'package-lock.json']
const IS_TEST = /\.test\.tsx?$/
/** The database files of an earlier test run. */
const LEFT_DATABASE = /^(int|e2e)_/
const LEFT_FOLDER = /^(environments$|int_)/

let stored

/**
 * Returns the template of earlier runs, if it was created from the same sources on the same day; else creates and stores a new
 * one.
 * @returns {Promise<import('./template.mjs').Template>}
 */
export function storedTemplate() {
  return (stored ??= findOrCreate())
}

async function findOrCreate() {
  const dataDir = join(TEST_DATA, 'template')
  const stamp = join(dataDir, 'made-of.json')
  const cluster = createCluster({ dataDir })
  const wanted = fingerprint()
  if (readJson(stamp)?.madeOf !== wanted) {
    await cluster.destroy()
    await rm(dataDir, { recursive: true, force: true })
  }
  // The database may run as another user, who needs access to subfolders.
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  beforeExit(() => cluster.stop())
  const template = await fillTemplate(dataDir)
  await sweep(template)
  await writeFile(stamp, JSON.stringify({ madeOf: wanted }))
  return template
}

/** Drops the databases and folders that earlier test runs left in a template. */
export async function sweep({ dataDir, cluster }) {
  for (const name of await cluster.listDatabases()) if (LEFT_DATABASE.test(name)) await cluster.dropDatabase(name)
  const folders = (await readdir(dataDir)).filter((name) => LEFT_FOLDER.test(name))
  for (const name of folders) await rm(join(dataDir, name), { recursive: true, force: true })
}

// The seed contains dates relative to today.
function fingerprint() {
  const hash = createHash('sha256').update(new Date().toDateString())
  for (const file of MADE_OF.flatMap(filesUnder)) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)))
  return hash.digest('hex')
}

function filesUnder(path) {
  if (statSync(inRoot(path)).isFile()) return IS_TEST.test(path) ? [] : [path]
  return readdirSync(inRoot(path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
