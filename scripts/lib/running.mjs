import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJson, writeSecretJson } from './files.mjs'
import { commandLine, isAlive } from './postgres/pid-file.mjs'
import { beforeExit } from './shutdown.mjs'
import { ExpectedError } from './expected-error.mjs'
import { requireWritable } from './writable.mjs'

/**
 * Returns the running Fullcourt of a data folder.
 * @returns {{ pid: number, url: string, ready?: boolean, serverPid?: number } | undefined}
 */
export function findInstance(dataDir) {
  const instance = readJson(fileIn(dataDir))
  if (!instance || !isAlive(instance.pid)) return undefined
  // After a restart of the machine, another program may have this process id.
  return /\b(start|serve)\.mjs/.test(commandLine(instance.pid) ?? 'start.mjs') ? instance : undefined
}

/**
 * Claims the data folder for this process until it exits.
 * @returns {Promise<{ ready: (facts: { serverPid: number }) => Promise<void> }>}
 * @throws {ExpectedError} when the folder is not writable or another process has claimed it
 */
export async function claimFolder({ dataDir, publicUrl, port }) {
  await requireWritable(dataDir)
  const other = findInstance(dataDir)
  if (other) {
    throw new ExpectedError(
      `Fullcourt already runs from this folder (process ${other.pid}, ${other.url}). Stop that one first.`,
    )
  }
  const file = fileIn(dataDir)
  const facts = { pid: process.pid, url: publicUrl, port }
  await rm(file, { force: true })
  await writeFile(file, JSON.stringify(facts), { flag: 'wx', mode: 0o600 }).catch(refuse)
  beforeExit(() => rm(file, { force: true }))
  return { ready: ({ serverPid }) => writeSecretJson(file, { ...facts, serverPid, ready: true }) }
}

function refuse(error) {
  if (error.code === 'EEXIST')
    throw new ExpectedError('Another start began in this folder at this moment. Wait for that one.')
  throw error
}

function fileIn(dataDir) {
  return join(dataDir, 'running.json')
}
