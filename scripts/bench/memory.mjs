import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process in bytes; NaN where the system does not report it. */
export function memoryOf(pid) {
  try {
    if (process.platform !== 'linux') {
      return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
    }
    const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB$/m) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return Number.NaN
  }
}
