import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { launch } from './child.mjs'
import { inRoot } from './locations.mjs'
import { findInstance } from './running.mjs'
import { ExpectedError } from './expected-error.mjs'

const POLL_MS = 200

/**
 * Starts a complete site with the script of `npm start` or `npm run serve`, in its own data folder, and waits until it
 * responds. It is stopped when this process exits. Its output is shown until it responds, unless `show` is false; all of it is
 * written to `logFile`.
 * @param {{ env: NodeJS.ProcessEnv, logFile: string, script?: 'start.mjs' | 'serve.mjs', show?: boolean }} options
 * @returns {Promise<{ url: string, serverPid: number, child: import('node:child_process').ChildProcess }>}
 * @throws {ExpectedError} when it exits before it responds
 */
export async function startSite({ env, logFile, script = 'start.mjs', show = true }) {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile, { mode: 0o600 })
  const child = launch(process.execPath, [inRoot('scripts', script)], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let isPrinting = show
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log.write(chunk)
      if (isPrinting) process.stdout.write(chunk)
    })
  }
  for (;;) {
    const instance = findInstance(env.FULLCOURT_DATA_DIR)
    if (instance?.ready) {
      isPrinting = false
      return { url: instance.url, serverPid: instance.serverPid, child }
    }
    if (child.exitCode !== null) throw new ExpectedError('The site did not start. Its messages are above.')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
