import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chown, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freePort, waitUntilFree } from './port.mjs'
import { findBinaries } from './postgres/binaries.mjs'
import { copyDatabase } from './postgres/copies.mjs'
import { APPLICATION_ROLE, canConnect, createRolesAndDatabase, withClient } from './postgres/connect.mjs'
import { canEnter, databaseIdentity } from './postgres/identity.mjs'
import { clearStale, findRunning } from './postgres/pid-file.mjs'
import { configuration, initFlags } from './postgres/settings.mjs'
import { readJson, writeSecretJson } from './files.mjs'
import { ExpectedError } from './expected-error.mjs'

const HOST = '127.0.0.1'
const MIRRORS = '/var/lib/fullcourt'
const SETTLE_MS = 30_000

/**
 * The built-in PostgreSQL of a data folder. Its port and passwords are stored in `postgres.json` there, so that any process
 * can stop it, start it again on the same port, or connect to it.
 */
export class Cluster {
  /** @param {{ dataDir: string, settings?: Record<string, string> }} options `settings`: additional PostgreSQL settings */
  constructor({ dataDir, settings = {} }) {
    this.dataDir = dataDir
    this.settings = settings
    this.stateFile = join(dataDir, 'postgres.json')
  }

  /** The connection URL of the role that owns all tables, including its password; it must never be printed. */
  get databaseUrl() {
    return this.urlOf('fullcourt')
  }

  /** The connection URL of another database in this cluster; see databaseUrl. */
  urlOf(database) {
    const { port, password } = this.state
    return `postgres://fullcourt:${password}@${HOST}:${port}/${database}`
  }

  /** The connection URL of the application's role, which owns nothing; see databaseUrl. */
  applicationUrlOf(database) {
    const { port, password } = this.state
    return `postgres://${APPLICATION_ROLE}:${applicationPassword(password)}@${HOST}:${port}/${database}`
  }

  /** Creates a database as a copy of another one; see postgres/copies.mjs. */
  async copyDatabase(from, to) {
    await withClient(this.#adminUrl, (client) => copyDatabase(client, from, to))
  }

  /** Returns the names of its databases. */
  async listDatabases() {
    const { rows } = await withClient(this.#adminUrl, (client) =>
      client.query('select datname as name from pg_database'),
    )
    return rows.map(({ name }) => name)
  }

  /** Drops a database and closes all connections to it. */
  async dropDatabase(name) {
    await withClient(this.#adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
  }

  /** The id of this database, which changes when it is created again. */
  get id() {
    return this.state.id
  }

  get state() {
    const state = readJson(this.stateFile)
    if (!state) throw new ExpectedError(`There is no built-in database in ${this.dataDir} yet. Run npm start once.`)
    return state
  }

  /**
   * Starts the database, and creates it first when there is none. If it is already running, because its previous process was
   * killed or is still alive, it is used as it is.
   * @returns {Promise<{ reused: boolean }>}
   * @throws {ExpectedError} when it does not start
   */
  async start() {
    await mkdir(this.dataDir, { recursive: true, mode: 0o711 })
    if (!existsSync(this.stateFile)) await writeSecretJson(this.stateFile, newState())
    const place = await this.#place()
    const reused = await this.#settle(place)
    if (!reused) await this.#launch(place)
    const { password } = this.state
    await createRolesAndDatabase(this.#adminUrl, { password, applicationPassword: applicationPassword(password) })
    return { reused }
  }

  /**
   * Stops the database if it is running.
   * @param {{ mode?: 'fast' | 'immediate' }} [options] `immediate` closes all connections at once, like a crash
   */
  async stop({ mode = 'fast' } = {}) {
    if (!existsSync(this.stateFile)) return
    const place = await this.#place()
    if (findRunning(place.cluster)) await this.#control(place, ['stop', '-w', '-t', '30', '-m', mode])
  }

  /** Copies a stopped cluster to another data folder, including passwords. @param {string} dataDir absolute */
  async copyTo(dataDir) {
    const other = new Cluster({ dataDir, settings: this.settings })
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
    await writeSecretJson(other.stateFile, this.state)
    const [from, to] = [await this.#place(), await other.#place()]
    await cp(from.cluster, to.cluster, { recursive: true, preserveTimestamps: true })
    await changeOwner(to.cluster, to.identity)
    return other
  }

  /** Stops the database and deletes all its data. */
  async destroy() {
    if (!existsSync(this.stateFile)) return
    await this.stop({ mode: 'immediate' })
    const { folder } = await this.#place()
    for (const path of [folder, this.stateFile]) await rm(path, { recursive: true, force: true })
  }

  /**
   * Returns the location of the cluster: in the data folder, or in a mirror folder when the database's user has no access to
   * it.
   */
  async #place() {
    const own = join(this.dataDir, 'postgres')
    const mirror = join(
      MIRRORS,
      createHash('sha256')
        .update(this.dataDir + this.id)
        .digest('hex')
        .slice(0, 16),
    )
    const identity = databaseIdentity(existsSync(mirror) ? join(mirror, 'cluster') : join(own, 'cluster'))
    const folder = canEnter(this.dataDir, identity) ? own : mirror
    await mkdir(dirname(folder), { recursive: true, mode: 0o755 })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid)
    return { folder, identity, cluster: join(folder, 'cluster') }
  }

  /** Returns true when a running server accepts our password; waits for one that is still starting or stopping. */
  async #settle(place) {
    const deadline = Date.now() + SETTLE_MS
    for (;;) {
      const running = findRunning(place.cluster)
      if (!running) return false
      if (running.port) await this.#remember({ port: running.port })
      if (await canConnect(this.#adminUrl)) return true
      if (Date.now() > deadline) {
        throw new ExpectedError(
          `The built-in database (process ${running.pid}) runs but does not answer. End that process first.`,
        )
      }
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  async #launch(place) {
    await clearStale(place.cluster)
    if (!existsSync(join(place.cluster, 'PG_VERSION'))) await this.#initialise(place)
    await this.#choosePort()
    await writeOwned(join(place.cluster, 'fullcourt.conf'), this.#configuration(), place.identity)
    await this.#control(place, ['start', '-w', '-t', '60', '-l', join(place.folder, 'server.log')])
  }

  async #initialise(place) {
    const passwordFile = join(place.folder, 'password')
    // initdb refuses a folder with the remains of an interrupted first start.
    await rm(place.cluster, { recursive: true, force: true })
    await writeOwned(passwordFile, this.state.adminPassword, place.identity)
    const { initdb } = await findBinaries(place.identity, MIRRORS)
    try {
      await run(initdb, initFlags({ cluster: place.cluster, passwordFile }), place.identity)
    } finally {
      await rm(passwordFile, { force: true })
    }
    await appendInclude(place)
  }

  // A running site connects to the port it was given. Processes of a killed server hold it up to some hundred milliseconds.
  async #choosePort() {
    const { port } = this.state
    if (!port || !(await waitUntilFree(port, HOST))) await this.#remember({ port: await freePort(HOST) })
  }

  async #remember(change) {
    const state = this.state
    if (state.port !== change.port) await writeSecretJson(this.stateFile, { ...state, ...change })
  }

  async #control(place, args) {
    const { pgCtl } = await findBinaries(place.identity, MIRRORS)
    await run(pgCtl, ['-D', place.cluster, '-s', ...args], place.identity)
  }

  #configuration() {
    return configuration({ port: this.state.port, extra: this.settings })
  }

  get #adminUrl() {
    const { port, adminPassword } = this.state
    return `postgres://postgres:${adminPassword}@${HOST}:${port}/postgres`
  }
}

/** Creates the object for the built-in PostgreSQL of a data folder, without starting it. */
export function createCluster(options) {
  return new Cluster(options)
}

/** Derived, so that clusters of earlier versions have one too. It does not reveal the owner's password. */
function applicationPassword(password) {
  return createHash('sha256').update(`application ${password}`).digest('hex')
}

function newState() {
  const word = () => randomBytes(24).toString('hex')
  return { id: randomBytes(8).toString('hex'), password: word(), adminPassword: word() }
}

async function appendInclude({ cluster, identity }) {
  const file = join(cluster, 'postgresql.conf')
  await writeOwned(file, `${readFileSync(file, 'utf8')}\ninclude 'fullcourt.conf'\n`, identity)
}

async function writeOwned(file, text, { uid, gid }) {
  await writeFile(file, text, { mode: 0o600 })
  if (uid !== undefined) await chown(file, uid, gid)
}

async function changeOwner(path, { uid, gid }) {
  if (uid === undefined) return
  await chown(path, uid, gid)
  for (const entry of await readdir(path, { recursive: true })) await chown(join(path, entry), uid, gid)
}

function run(program, args, identity) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...identity, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr.on('data', (chunk) => (errors += chunk))
    child.once('error', reject)
    // Not 'close': the server keeps the inherited pipe open as long as it runs.
    child.once('exit', (code) => {
      if (code === 0) return resolve()
      reject(
        new ExpectedError(
          'The built-in database did not start or stop. Its log is server.log in the data folder.',
          errors,
        ),
      )
    })
  })
}
