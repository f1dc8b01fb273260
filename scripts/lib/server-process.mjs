import { conditions, launch } from './child.mjs'
import { inRoot } from './locations.mjs'
import { step } from './progress.mjs'
import { ExpectedError } from './expected-error.mjs'

/**
 * Collects garbage when the heap has grown by 20 percent, not when it is four times as large as what is in use, and keeps the space
 * for new objects as small as in Node 20 or smaller (ADR 105).
 */
const SMALL_HEAP = ['--heap-growing-percent=20', '--max-semi-space-size=8']

/**
 * Starts the site's server in a separate process and waits until it listens. The server exits when this process ends, even
 * when it is killed, because the IPC channel closes.
 * @param {{ env: NodeJS.ProcessEnv, dev: boolean }} options
 * @returns {Promise<{ pid: number, ended: Promise<number> }>}
 * @throws {ExpectedError} when it exits before it listens; its output is visible then
 */
export function startServer({ env, dev }) {
  return step('Starting the server', async () => {
    const { args, env: serverEnv } = serverCommand({ env, dev })
    const child = launch(process.execPath, args, { env: serverEnv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
    const listening = new Promise((resolve) => child.once('message', resolve))
    const failed = ended.then(() => {
      throw new ExpectedError('The server did not start. Its message is above.')
    })
    await Promise.race([listening, failed])
    return { pid: child.pid, ended }
  })
}

/**
 * Returns the arguments of Node and the environment with which the site's server starts, in production and in tests.
 * @param {{ env: NodeJS.ProcessEnv, dev?: boolean, smallHeap?: boolean }} options `smallHeap`: less memory for more CPU time
 * @returns {{ args: string[], env: NodeJS.ProcessEnv }}
 */
export function serverCommand({ env, dev = false, smallHeap = !dev }) {
  const NODE_ENV = dev ? 'development' : 'production'
  const serve = inRoot('runtime', 'serve.mjs')
  return {
    args: [conditions(NODE_ENV), ...(smallHeap ? SMALL_HEAP : []), serve, ...(dev ? ['--dev'] : [])],
    // By default glibc gives each thread memory of its own, and returns little of it (docs/operations.md).
    env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...env, NODE_ENV },
  }
}
