import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the PostgreSQL of the cluster's pid file, when that process is alive and really is PostgreSQL.
 * @param {string} cluster
 * @returns {{ pid: number, port: number } | undefined}
 */
export function findRunning(cluster) {
  const lines = readLines(cluster)
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid) || !isPostgres(pid)) return undefined
  return { pid, port: Number(lines[3]) }
}

/** Deletes the pid file of a killed PostgreSQL, because another program may use this process id by now. */
export async function clearStale(cluster) {
  if (!findRunning(cluster)) await rm(pidFile(cluster), { force: true })
}

/** Returns whether a process with this id exists, including those of other users. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Returns the command line of a process, '' when it has ended, undefined when this system does not report it. */
export function commandLine(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    if (process.platform === 'win32') return undefined
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function isPostgres(pid) {
  return commandLine(pid)?.includes('postgres') ?? true
}

function readLines(cluster) {
  try {
    return readFileSync(pidFile(cluster), 'utf8').split('\n')
  } catch {
    return []
  }
}

function pidFile(cluster) {
  return join(cluster, 'postmaster.pid')
}
