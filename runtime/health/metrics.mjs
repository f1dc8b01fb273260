import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { readFigures } from './figures.mjs'
import { classOf } from './route-class.mjs'

/** src/server/database/adapter.ts adds its pools there. */
const POOLS = Symbol.for('fullcourt.pools')
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Creates the metrics of this process in the format of Prometheus. Labels are classes of routes, never addresses.
 * @param {object} options
 * @param {() => { hits: number, misses: number, entries: number, bytes: number, ageSeconds: number } | null} options.cache
 * @param {string} options.databaseUrl
 */
export function createMetrics({ cache, databaseUrl }) {
  const registers = [new Registry()]
  collectDefaultMetrics({ register: registers[0], prefix: 'fullcourt_' })
  const durations = new Histogram({
    name: 'fullcourt_request_seconds',
    help: 'Requests that were not answered from memory, by class of route and of status',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const hits = new Counter({ name: 'fullcourt_page_cache_hits_total', help: 'Pages answered from memory', registers })
  const misses = new Counter({
    name: 'fullcourt_page_cache_misses_total',
    help: 'Pages rendered for the cache',
    registers,
  })
  const gauges = createGauges(registers)

  /** Measures a request until its response is complete. */
  function watch(request, response) {
    const route = classOf(request.url)
    const began = performance.now()
    response.once('finish', () => {
      const status = `${Math.floor(response.statusCode / 100)}xx`
      durations.observe({ route, status }, (performance.now() - began) / 1000)
    })
  }

  async function text() {
    const stats = cache()
    if (stats) {
      for (const [counter, value] of [
        [hits, stats.hits],
        [misses, stats.misses],
      ]) {
        counter.reset()
        counter.inc(value)
      }
      gauges.entries.set(stats.entries)
      gauges.bytes.set(stats.bytes)
      gauges.age.set(stats.ageSeconds)
    }
    for (const { options, totalCount, idleCount, waitingCount } of globalThis[POOLS] ?? []) {
      const counts = { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
      for (const [state, count] of Object.entries(counts))
        gauges.pool.set({ pool: options.application_name, state }, count)
    }
    const figures = await readFigures(databaseUrl)
    gauges.database.set(figures ? 1 : 0)
    for (const [name, value] of Object.entries(figures ?? {})) gauges[name].set(value)
    return registers[0].metrics()
  }

  return { watch, text, contentType: registers[0].contentType }
}

function createGauges(registers) {
  const gauge = (name, help, labelNames = []) => new Gauge({ name: `fullcourt_${name}`, help, labelNames, registers })
  return {
    entries: gauge('page_cache_entries', 'Pages in memory'),
    bytes: gauge('page_cache_bytes', 'Their bytes'),
    age: gauge('page_cache_oldest_seconds', 'The age of the oldest page in memory'),
    pool: gauge('pool_connections', 'Connections of a pool that are busy or idle, and requests that wait for one', [
      'pool',
      'state',
    ]),
    database: gauge('database_up', 'Whether the database answered'),
    jobAge: gauge('jobs_oldest_seconds', 'How long the oldest due job has waited'),
    mailsFailed: gauge('mails_failed', 'Mails that could not be sent'),
    mailsWaiting: gauge('mails_waiting', 'Mails that are waiting to be sent'),
    backupAge: gauge('backup_age_seconds', 'The age of the newest backup, NaN without one'),
  }
}
