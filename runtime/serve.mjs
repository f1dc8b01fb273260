import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import createNext from 'next'
import { ROOT } from '../scripts/lib/locations.mjs'
import { releaseAbortedFrames } from './abort-reasons.mjs'
import { startWithBuiltConfig } from './next/built-config.mjs'
import { expireTags, onTagsExpired } from './next/expired-tags.mjs'
import { drain } from './drain.mjs'
import { createHealth } from './health/health.mjs'
import { createMetrics } from './health/metrics.mjs'
import { createHttpServer } from './http-server.mjs'
import { createMissingCounter } from './missing-addresses.mjs'
import { createMovedAddresses } from './moved-addresses.mjs'
import { logCacheStats } from './page-cache/log-stats.mjs'
import { createResponseMemory } from './response-memory.mjs'
import { readStopDelay, readTrustedProxies } from './serve-settings.mjs'
import { subscribeToTagInvalidation } from './tag-subscription.mjs'

// The server renders the admin's pages first, with times in the academy's time zone (src/lib/dates.ts).
process.env.TZ = 'America/Phoenix'
// Uploads and films are readable by this user only.
process.umask(0o077)

releaseAbortedFrames()

/** Parts of the application that need a clean shutdown (the queue's worker) add functions to this global array. */
const SHUTDOWN = Symbol.for('fullcourt.shutdown')

/** The build, and the folder of its pages as Next's cache names it. */
const BUILD = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next')
const PAGES = path.join(BUILD, 'server')

let unsubscribe = async () => {}
let isPrepared = false

const dev = process.argv.includes('--dev')
const port = Number(process.env.PORT || 3000)

serve().catch((error) => {
  console.error(error)
  process.exit(1)
})

async function serve() {
  let handle = (_, response) => response.writeHead(503, { 'retry-after': '2' }).end()
  const next = (...args) => handle(...args)
  const memory = dev ? null : createResponseMemory({ folder: BUILD, handle: next })
  const database = { url: process.env.DATABASE_URL }
  const [moved, missing] = [createMovedAddresses(database), createMissingCounter(database)]
  const metrics = createMetrics({ databaseUrl: database.url, cache: () => memory?.pages.stats() ?? null })
  const health = createHealth({
    databaseUrl: database.url,
    isPrepared: () => isPrepared,
    metrics,
    token: process.env.METRICS_TOKEN,
  })
  const server = createHttpServer({
    trustedProxies: readTrustedProxies(process.env),
    handle: next,
    memory,
    moved,
    countMissing: missing.count,
    health,
    metrics,
  })
  if (!dev) startWithBuiltConfig(BUILD)
  const app = createNext({
    dev,
    dir: ROOT,
    hostname: 'localhost',
    port,
    httpServer: dev ? server : createUnboundServer(),
  })
  const helpers = { stop: () => Promise.all([missing.stop(), health.stop()]) }
  stopOnSignal({ server, app, helpers, delayMs: readStopDelay(process.env) })
  await app.prepare()
  if (memory) {
    onTagsExpired(memory.pages.invalidate)
    logCacheStats(memory.pages)
  }
  onTagsExpired(moved.refresh)
  unsubscribe = await subscribeToTagInvalidation({
    url: process.env.DATABASE_URL,
    onTags: (tags) => expireTags(PAGES, tags),
    onConnected: memory?.pages.open,
    onLost: memory?.pages.close,
  })
  handle = app.getRequestHandler()
  isPrepared = true
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, resolve))
  process.send?.('listening')
}

// Next listens for upgrade events, which hot reload needs, and never closes the socket of an upgrade that it does not
// recognize. A server that is not bound receives no such events, so a request with an upgrade header is handled as a normal
// one.
function createUnboundServer() {
  return createServer()
}

function stopOnSignal(parts) {
  let stopping
  const stop = () => (stopping ??= stopAll(parts))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The parent process has exited, for whatever reason.
  process.on('disconnect', stop)
}

async function stopAll({ server, app, helpers, delayMs }) {
  isPrepared = false
  // Hot reload keeps its connections open, so draining would never end.
  if (server.listening && !dev) {
    // Requests are still answered, while /readyz tells proxies to send no more of them here.
    await wait(delayMs)
    await drain(server)
  }
  const tasks = globalThis[SHUTDOWN] ?? []
  await Promise.allSettled([...tasks.map((task) => task()), unsubscribe(), helpers.stop(), app.close()])
  process.exit(0)
}
