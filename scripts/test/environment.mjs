import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stopChild } from '../lib/child.mjs'
import { createCluster } from '../lib/embedded-postgres.mjs'
import { ROOT, inRoot } from '../lib/locations.mjs'
import { freePort } from '../lib/port.mjs'
import { serverCommand } from '../lib/server-process.mjs'
import { TEST_DIST_DIR } from '../lib/throwaway.mjs'
import { copyBuild } from '../../runtime/next/build-copy.mjs'
import { RESTING, TEMPLATES } from './template.mjs'

const DATA = ['media', 'film-files', 'secrets.json', 'staff-logins.txt', 'member-codes.txt']

/**
 * @typedef {object} TestEnvironment an isolated site for tests
 * @property {string} url
 * @property {string} builtUrl the URL in the pages of the test build
 * @property {NodeJS.ProcessEnv} env the environment of its server, without `settings`: database, data folder, secret
 * @property {string} logFile the output of its server
 * @property {Server} server
 * @property {() => Promise<Instance>} openInstance starts a second server on the same database and files
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop
 * @property {() => Promise<void>} restart after `stop`, with the same pages on disk
 */

/** @typedef {Server & { remove: () => Promise<void> }} Instance */

/**
 * Starts a server of the test build with its own copy of the demo's database, files and pages.
 * @param {string} name in lower-case letters, digits and underscores, unique in this run
 * @param {object} [options]
 * @param {boolean} [options.ownCluster] also its own PostgreSQL, which a test may stop
 * @param {(env: NodeJS.ProcessEnv) => Record<string, string>} [options.settings] more settings of its servers
 * @returns {Promise<TestEnvironment>}
 */
export async function createEnvironment(name, { ownCluster = false, settings = () => ({}) } = {}) {
  const template = process.env.FULLCOURT_TEMPLATE
  const dataDir = join(template, 'environments', name)
  const distDir = `${TEST_DIST_DIR}-${process.pid}-${name}`
  const port = await freePort()
  const url = `http://localhost:${port}`
  // Read now, because the fixture of tests/support/environment.ts replaces this variable.
  const builtUrl = process.env.PUBLIC_URL
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  for (const file of DATA) await cp(join(template, file), join(dataDir, file), { recursive: true })
  const database = await copyData({ template, dataDir, name, ownCluster })
  await copyBuild({ from: inRoot(TEST_DIST_DIR), to: inRoot(distDir), address: [builtUrl, url] })
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    // For the tests, which change tables on purpose; the server does not get it.
    DATABASE_MIGRATION_URL: database.migrationUrl,
    FULLCOURT_DATA_DIR: dataDir,
    NEXT_DIST_DIR: distDir,
    PORT: String(port),
    PUBLIC_URL: url,
  }
  const logFile = join(dataDir, 'server.log')
  const serverEnv = { ...env, ...settings(env) }
  const server = await openServer(serverEnv, logFile)
  const instances = []
  async function openInstance() {
    const copy = `${distDir}-${instances.length + 2}`
    const instance = await startInstance({ env: serverEnv, builtUrl, distDir: copy, logFile })
    instances.push(instance)
    return instance
  }
  async function close() {
    for (const instance of instances) await instance.remove()
    await server.stop()
    await database.remove()
    await rm(inRoot(distDir), { recursive: true, force: true })
  }
  return { url, builtUrl, env, logFile, server, openInstance, close }
}

async function startInstance({ env, builtUrl, distDir, logFile }) {
  await copyBuild({
    from: inRoot(TEST_DIST_DIR),
    to: inRoot(distDir),
    address: [builtUrl, env.PUBLIC_URL],
  })
  const server = await openServer({ ...env, NEXT_DIST_DIR: distDir, PORT: String(await freePort()) }, logFile)
  async function remove() {
    await server.stop()
    await rm(inRoot(distDir), { recursive: true, force: true })
  }
  return { ...server, remove }
}

/** @returns {Promise<Server>} */
async function openServer(env, logFile) {
  const start = () => startServer(env, logFile)
  let server = await start()
  async function stop(signal) {
    if (!signal) return stopChild(server)
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }
  return { url: `http://localhost:${env.PORT}`, stop, restart: async () => void (server = await start()) }
}

/** Deletes the build copies of test environments whose process was killed. */
export async function removeOldEnvironments() {
  const copies = (await readdir(ROOT)).filter((name) => name.startsWith(`${TEST_DIST_DIR}-`))
  for (const name of copies) await rm(inRoot(name), { recursive: true, force: true })
}

async function copyData({ template, dataDir, name, ownCluster }) {
  if (ownCluster) {
    const own = await createCluster({ dataDir: join(template, RESTING) }).copyTo(dataDir)
    await own.start()
    return { ...urlsOf(own, TEMPLATES.demo), remove: () => own.destroy() }
  }
  const cluster = createCluster({ dataDir: template })
  const database = `e2e_${name}`
  await cluster.copyDatabase(TEMPLATES.demo, database)
  // The database is not dropped: the cluster is deleted, or cleaned up when it is reused (stored-template.mjs).
  return { ...urlsOf(cluster, database), remove: () => {} }
}

function urlsOf(cluster, database) {
  return { url: cluster.applicationUrlOf(database), migrationUrl: cluster.urlOf(database) }
}

// The server exits when this process ends for any reason, because the IPC channel closes.
async function startServer(env, logFile) {
  const log = openSync(logFile, 'a', 0o600)
  // A small heap would take a fifth more CPU time until the first pages are rendered, in each environment.
  const command = serverCommand({ env: { ...env, DATABASE_MIGRATION_URL: '' }, smallHeap: false })
  const stdio = ['ignore', log, log, 'ipc']
  const child = spawn(process.execPath, command.args, { cwd: ROOT, env: command.env, stdio })
  closeSync(log)
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The server of a test ended with ${code} before it listened. Its words are in ${logFile}.`)
  })
  await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  return child
}
