import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { launch } from '../lib/child.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'

const START_MS = 120_000
/** The image's user. */
const NODE_USER = '1000:1000'
const COMMAND = 'cd /app && node scripts/migrate.mjs && exec node scripts/serve.mjs'

// As a container runtime does with --read-only: only /tmp and the uploads can be written.
const ISOLATE = `set -e
mount --bind "$1" "$1"
mount -o remount,bind,ro "$1"
mount -t tmpfs tmpfs "$1/tmp"
mount --bind "$2" "$1/app/.data"
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
shift; shift
exec chroot --userspec=${NODE_USER} "$@"`

/**
 * Runs the image's command on its read-only files, until /readyz answers 200.
 * @param {{ root: string, data: string, env: Record<string, string>, logFile: string }} container `data`: the folder of uploads
 * @returns {Promise<{ process: import('node:child_process').ChildProcess, readyMs: number }>}
 * @throws {ExpectedError} when it ends, or is not ready after two minutes
 */
export async function runImage({ root, data, env, logFile }) {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const log = openSync(logFile, 'a')
  const began = Date.now()
  const child = launch(
    'unshare',
    ['--mount', 'sh', '-c', ISOLATE, 'sh', root, data, root, 'env', '-i', ...settings, 'sh', '-c', COMMAND],
    { stdio: ['ignore', log, log] },
  )
  const ended = once(child, 'exit').then(([code]) => {
    throw new ExpectedError(`The container ended with code ${code}. Its log is ${logFile}.`)
  })
  await Promise.race([ended, untilReady(`http://127.0.0.1:${env.PORT}/readyz`)])
  ended.catch(() => undefined)
  return { process: child, readyMs: Date.now() - began }
}

async function untilReady(url) {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await wait(50)
  }
  throw new ExpectedError(`The container was not ready after ${START_MS / 1000} seconds.`)
}
