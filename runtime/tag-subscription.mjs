import pg from 'pg'

const CHANNEL = 'expired_tags'
const RETRY_MS = 500
const POLL_MS = 500
/**
 * The database records an invalidation before its transaction commits, so a page rendered within this period may not include
 * the change. Longer than the maximum duration of our transactions (src/server/database/limits.ts), plus clock differences.
 */
const MARGIN_MS = 30_000
/** A silently lost connection is detected by the next query. */
const KEEPALIVE_MS = 500
const QUERY_TIMEOUT_MS = 1_500
const CONNECTION = { connectionTimeoutMillis: 5_000, query_timeout: QUERY_TIMEOUT_MS }
const LISTENER_NAME = 'fullcourt-tags'
const SPARE_NAME = 'fullcourt-tags-spare'

/**
 * Subscribes to the cache tags that other instances, or triggers of the database, invalidate. After each (re)connect it reads
 * the invalidations it missed. Retries indefinitely. While the subscription is lost, a second connection that was opened
 * before polls them every half second, because a database that accepts no new connections still commits changes from existing
 * ones.
 * @param {object} options
 * @param {string} options.url of the database
 * @param {(invalidated: [tag: string, at: number][]) => unknown} options.onTags `at`: milliseconds since 1970
 * @param {() => unknown} [options.onConnected] after the missed invalidations were passed to `onTags`
 * @param {() => unknown} [options.onLost] when invalidations may be missed from now on
 * @returns {Promise<() => Promise<void>>} resolves after the first attempt to connect; the function ends the subscription
 */
export async function subscribeToTagInvalidation({ url, onTags, onConnected = () => {}, onLost = () => {} }) {
  let client
  let isStopped = false
  let isSubscribed = false
  let keepalive
  const spare = createSpare(url)

  async function connect() {
    client = new pg.Client({ ...CONNECTION, application_name: LISTENER_NAME, connectionString: url })
    let isLost = false
    const reconnect = () => {
      if (isLost || isStopped) return
      isLost = true
      clearTimeout(keepalive)
      if (isSubscribed) startPolling()
      onLost()
      setTimeout(connect, RETRY_MS).unref()
    }
    client.on('error', reconnect)
    client.on('end', reconnect)
    client.on('notification', ({ payload }) => payload && onTags([[payload, Date.now()]]))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      const invalidated = await readInvalidated(client)
      if (isLost || isStopped) return
      isSubscribed = true
      onTags(invalidated)
      onConnected()
      scheduleKeepalive()
    } catch {
      drop()
    }

    function scheduleKeepalive() {
      keepalive = setTimeout(() => {
        spare.query('SELECT 1').catch(() => {})
        client.query('SELECT 1').then(scheduleKeepalive, drop)
      }, KEEPALIVE_MS).unref()
    }

    function drop() {
      client.end().catch(() => {})
      reconnect()
    }
  }

  function startPolling() {
    isSubscribed = false
    poll()
  }

  async function poll() {
    if (isSubscribed || isStopped) return
    const invalidated = await readInvalidated(spare).catch(() => [])
    if (isSubscribed || isStopped) return
    onTags(invalidated)
    setTimeout(poll, POLL_MS).unref()
  }

  await connect()
  return async () => {
    isStopped = true
    clearTimeout(keepalive)
    await Promise.allSettled([client.end(), spare.end()])
  }
}

/** Creates a pool with one persistent connection. The next query replaces a lost connection. */
function createSpare(url) {
  const options = { ...CONNECTION, application_name: SPARE_NAME, connectionString: url }
  return new pg.Pool({ ...options, max: 1, idleTimeoutMillis: 0 }).on('error', () => {})
}

/** Returns when each tag was last invalidated. @returns {Promise<[tag: string, at: number][]>} */
async function readInvalidated(client) {
  const { rows } = await client.query('SELECT tag, max(at) AS at FROM expired_tags GROUP BY tag')
  return rows.map(({ tag, at }) => [tag, Math.min(Date.now(), at.getTime() + MARGIN_MS)])
}
