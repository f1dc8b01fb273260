import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'
import { ROOT } from './lib/locations.mjs'
import { expireTags } from './next/expired-tags.mjs'
import { drain } from './serve/drain.mjs'
import { createHttpServer } from './serve/http-server.mjs'
import { hearExpiredTags } from './serve/hear-tags.mjs'

/** Parts of the application that must end well (the queue's worker) put functions into this global array. */
const SHUTDOWN = Symbol.for('fullcourt.shutdown')

/** The pages of the build, as Next's cache names their folder. */
const PAGES = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next', 'server')

let stopHearing = async () => {}

const dev = process.argv.includes('--dev')
const port = Number(process.env.PORT || 3000)

serve().catch((error) => {
  console.error(error)
  process.exit(1)
})

async function serve() {
  let handle = (_, response) => response.writeHead(503, { 'retry-after': '2' }).end()
  const server = createHttpServer({
    trustedProxies: trustedProxies(),
    hasPolicy: !dev,
    handle: (...args) => handle(...args),
  })
  const app = next({ dev, dir: ROOT, hostname: 'localhost', port, httpServer: dev ? server : hearsNothing() })
  stopWhenAsked(server, app)
  await app.prepare()
  stopHearing = await hearExpiredTags({ url: process.env.DATABASE_URL, expire: (tags) => expireTags(PAGES, tags) })
  handle = app.getRequestHandler()
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, resolve))
  process.send?.('listening')
}

// Next listens for upgrades, which hot reload needs, and leaves the socket of one that it knows nothing about open for
// good. While nobody listens, a request that offers another protocol is a usual request.
function hearsNothing() {
  return createServer()
}

function stopWhenAsked(server, app) {
  let stopping
  const stop = () => (stopping ??= stopAll(server, app))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The process that started us is gone, however it went.
  process.on('disconnect', stop)
}

async function stopAll(server, app) {
  // Hot reload keeps its connections open for ever, so there is nothing to wait for then.
  if (server.listening && !dev) await drain(server)
  const tasks = globalThis[SHUTDOWN] ?? []
  await Promise.allSettled([...tasks.map((task) => task()), stopHearing(), app.close()])
  process.exit(0)
}

function trustedProxies() {
  const count = Number(process.env.TRUSTED_PROXIES || 0)
  if (Number.isInteger(count) && count >= 0) return count
  throw new Error('TRUSTED_PROXIES must be the number of proxies before this server, 0 when there are none.')
}
