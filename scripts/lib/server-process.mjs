import { conditions, launch } from './child.mjs'
import { inRoot } from './locations.mjs'
import { step } from './progress.mjs'
import { Stop } from './stop.mjs'

/**
 * Starts the site's server in a process of its own and waits until it listens. It ends with this process, also when
 * this one is killed: then its message channel closes.
 * @param {{ env: NodeJS.ProcessEnv, dev: boolean }} options
 * @returns {Promise<{ pid: number, ended: Promise<number> }>}
 * @throws {Stop} when it ends before it listens; its own words are then on the screen
 */
export function startServer({ env, dev }) {
  return step('Starting the server', async () => {
    const NODE_ENV = dev ? 'development' : 'production'
    const args = [conditions(NODE_ENV), inRoot('scripts', 'serve.mjs'), ...(dev ? ['--dev'] : [])]
    const child = launch(process.execPath, args, {
      env: { ...env, NODE_ENV },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
    const listening = new Promise((resolve) => child.once('message', resolve))
    const failed = ended.then(() => {
      throw new Stop('The server did not start. Its message is above.')
    })
    await Promise.race([listening, failed])
    return { pid: child.pid, ended }
  })
}
