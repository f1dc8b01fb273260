import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The PostgreSQL that the cluster's pid file speaks of, when that process is really alive and really PostgreSQL.
 * @param {string} cluster
 * @returns {{ pid: number, port: number } | undefined}
 */
export function findRunning(cluster) {
  const lines = readLines(cluster)
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid) || !isPostgres(pid)) return undefined
  return { pid, port: Number(lines[3]) }
}

/** Removes a pid file that a killed PostgreSQL left: its number may belong to another program by now. */
export async function clearStale(cluster) {
  if (!findRunning(cluster)) await rm(pidFile(cluster), { force: true })
}

/** Whether a process with this id exists; someone else's process counts too. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The command line of a process, '' when it is gone, undefined when this machine cannot tell. */
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
