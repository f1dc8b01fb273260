import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJson } from '../lib/files.mjs'
import { inRoot } from '../lib/locations.mjs'
import { commandLine, isAlive } from '../lib/postgres/pid-file.mjs'
import { beforeExit } from '../lib/shutdown.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'

/** The folder with files for the next test run. */
export const TEST_DATA = inRoot('.data-test')

/**
 * Claims the test build and all stored files for this process until it exits.
 * @param {string} [folder] where the claim is written
 * @throws {ExpectedError} when another run has claimed them
 */
export async function claimTests(folder = TEST_DATA) {
  await mkdir(folder, { recursive: true, mode: 0o711 })
  const file = join(folder, 'running.json')
  const other = readJson(file)
  if (other && !isRunning(other.pid)) await rm(file, { force: true })
  await writeFile(file, JSON.stringify({ pid: process.pid }), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
    throw new ExpectedError(
      `Tests with a build of the site run from this folder already${describeOwner(file)}. Wait for them.`,
    )
  })
  beforeExit(() => rm(file, { force: true }))
}

function describeOwner(file) {
  const pid = readJson(file)?.pid
  return pid ? ` (process ${pid})` : ''
}

// After a restart of the machine, another program may have this process id.
function isRunning(pid) {
  return isAlive(pid) && (commandLine(pid)?.includes('test') ?? true)
}
