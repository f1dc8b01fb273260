import pg from 'pg'

const FLUSH_MS = 60_000
/** The maximum number of distinct paths per minute, which limits the effect of a flood. */
const PENDING_MAX = 500
/** The maximum number of distinct paths in the database: the most frequent ones. */
const KEPT_MAX = 1000
const KEPT_DAYS = 7
const PATH_MAX = 120
const CONNECTION = { application_name: 'fullcourt-missing', connectionTimeoutMillis: 5_000, query_timeout: 10_000 }

/** The format of a page's path: words, no encoded characters, and no files except HTML. */
const PAGE = /^(\/[A-Za-z0-9_-]{1,60}){1,4}(\.html?)?\/?$/
/** Non-public paths, paths with names of people, and common targets of scanners. */
const NOT_PUBLIC =
  /^\/(_next|admin|api|staff|members|forms|internal|preview|p|share|player|family|coach-home|login|enrol|tours|registration-status|form-submissions|film-room|funding-deck)(\/|$)/i
const PROBE =
  /(^|\/)(wp-?\w*|wordpress|xmlrpc|cgi-bin|vendor|phpmyadmin|pma|actuator|autodiscover|owa|ecp|solr|hnap1|sdk|boaform|setup|config|debug|console|backup|old-?site|test)(\/|$)/i
/** A phone number, a date, a record number or a random key. */
const PERSONAL = /\d{5}|\d{1,4}[-_]\d{1,2}[-_]\d{1,4}|\d{3}[-_]\d{3,4}|[0-9a-f]{12}|[A-Za-z0-9]{24}/i

/**
 * Returns the normalized path of a missing page for counting, or null for paths that cannot be a page of this site: scans,
 * private paths, and any that may contain personal data.
 * @param {string} url with or without a query, which is ignored
 */
export function countedPath(url) {
  const path = url.split('?', 1)[0]
  if (path.length > PATH_MAX || !PAGE.test(path)) return null
  if (NOT_PUBLIC.test(path) || PROBE.test(path) || PERSONAL.test(path)) return null
  return path.length > 1 ? path.replace(/\/$/, '') : null
}

/**
 * Counts requests for missing pages in memory and adds the counts to the database once a minute. Counting takes one map lookup
 * per request; a flood can only fill the map.
 * @param {{ url: string }} database
 */
export function createMissingCounter({ url }) {
  const pending = new Map()
  const timer = setInterval(() => void flush(), FLUSH_MS).unref()
  let flushing = Promise.resolve()

  /** Counts one request. Only browsers accept text/html explicitly. */
  function count({ method, url: address, headers }) {
    if (method !== 'GET' || !headers.accept?.includes('text/html')) return
    const path = countedPath(address)
    if (path === null || (!pending.has(path) && pending.size >= PENDING_MAX)) return
    pending.set(path, (pending.get(path) ?? 0) + 1)
  }

  /** Writes the counts. After an error they are written later. */
  function flush() {
    flushing = flushing.then(writePending)
    return flushing
  }

  async function writePending() {
    if (pending.size === 0) return
    const counted = [...pending].toSorted(([one], [other]) => (one < other ? -1 : 1))
    pending.clear()
    const client = new pg.Client({ ...CONNECTION, connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await write(client, counted)
    } catch {
      for (const [path, times] of counted) if (pending.size < PENDING_MAX) addTo(pending, path, times)
    } finally {
      await client.end().catch(() => {})
    }
  }

  async function stop() {
    clearInterval(timer)
    await flush()
  }

  return { count, flush, stop }
}

function addTo(pending, path, times) {
  pending.set(path, (pending.get(path) ?? 0) + times)
}

async function write(client, counted) {
  await client.query(
    `INSERT INTO missing_addresses AS kept (path, day, count)
     SELECT path, ${TODAY}, times FROM unnest($1::text[], $2::int[]) AS counted (path, times) ORDER BY path
     ON CONFLICT (path, day) DO UPDATE SET count = kept.count + EXCLUDED.count`,
    [counted.map(([path]) => path), counted.map(([, times]) => times)],
  )
  await client.query(`DELETE FROM missing_addresses WHERE day <= ${TODAY} - ${KEPT_DAYS}`)
  await client.query(
    `DELETE FROM missing_addresses WHERE path IN (
       SELECT path FROM missing_addresses GROUP BY path ORDER BY sum(count) DESC, max(day) DESC, path OFFSET ${KEPT_MAX})`,
  )
}

const TODAY = `(now() AT TIME ZONE 'America/Phoenix')::date`
