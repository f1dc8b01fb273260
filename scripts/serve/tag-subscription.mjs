import pg from 'pg'

const CHANNEL = 'expired_tags'
const RETRY_MS = 500
/**
 * The database records an invalidation before its transaction commits: a page that was rendered within this time may not
 * show the change. Longer than a transaction of ours may take (src/server/database/limits.ts), and than clocks differ.
 */
const MARGIN_MS = 30_000
/** A connection that was cut without a packet is noticed by the next query. */
const KEEPALIVE_MS = 500
const QUERY_TIMEOUT_MS = 1_500
const CONNECTION = {
  connectionTimeoutMillis: 5_000,
  query_timeout: QUERY_TIMEOUT_MS,
  application_name: 'fullcourt-tags',
}

/**
 * Subscribes to the cache tags that other instances, or triggers of the database, invalidate. After each (re)connect it
 * reads the invalidations it missed. Retries for ever.
 * @param {object} options
 * @param {string} options.url of the database
 * @param {(invalidated: [tag: string, at: number][]) => unknown} options.onTags `at`: milliseconds since 1970
 * @param {() => unknown} [options.onConnected] after the missed invalidations were handed to `onTags`
 * @param {() => unknown} [options.onLost] when invalidations may be missed from now on
 * @returns {Promise<() => Promise<void>>} resolves after the first attempt to connect; the function ends the subscription
 */
export async function subscribeToTagInvalidation({ url, onTags, onConnected = () => {}, onLost = () => {} }) {
  let client
  let isStopped = false
  let keepalive

  async function connect() {
    client = new pg.Client({ ...CONNECTION, connectionString: url })
    let isLost = false
    const reconnect = () => {
      if (isLost || isStopped) return
      isLost = true
      clearTimeout(keepalive)
      onLost()
      setTimeout(connect, RETRY_MS).unref()
    }
    client.on('error', reconnect)
    client.on('end', reconnect)
    client.on('notification', ({ payload }) => payload && onTags([[payload, Date.now()]]))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      const { rows } = await client.query('SELECT tag, max(at) AS at FROM expired_tags GROUP BY tag')
      if (isLost || isStopped) return
      onTags(rows.map(({ tag, at }) => [tag, Math.min(Date.now(), at.getTime() + MARGIN_MS)]))
      onConnected()
      scheduleKeepalive()
    } catch {
      drop()
    }

    function scheduleKeepalive() {
      keepalive = setTimeout(() => client.query('SELECT 1').then(scheduleKeepalive, drop), KEEPALIVE_MS).unref()
    }

    function drop() {
      client.end().catch(() => {})
      reconnect()
    }
  }

  await connect()
  return async () => {
    isStopped = true
    clearTimeout(keepalive)
    await client.end().catch(() => {})
  }
}
