import pg from 'pg'

const CHANNEL = 'expired_tags'
const RETRY_MS = 1_000
/**
 * The database notes a change before it is committed: a page that was rendered within this time may not know of it.
 * Longer than a transaction of ours may take (src/server/database/limits.ts), and than clocks differ.
 */
const MARGIN_MS = 30_000
/** A line that was cut without a word is noticed by the next question. */
const PULSE_MS = 15_000
const PATIENCE_MS = 5_000
const CONNECTION = {
  connectionTimeoutMillis: PATIENCE_MS,
  query_timeout: PATIENCE_MS,
  application_name: 'fullcourt-tags',
}

/**
 * Hears from the database which pages are out of date, whoever changed what they show: another instance, or a trigger that
 * follows a family's word. What happened while nobody listened is read when the connection stands. It never gives up.
 * @param {{ url: string, expire: (expired: [tag: string, at: number][]) => unknown }} options
 * @returns {Promise<() => Promise<void>>} once it has tried to listen for the first time; stops listening
 */
export async function hearExpiredTags({ url, expire }) {
  let client
  let isStopped = false
  let pulse

  async function listen() {
    client = new pg.Client({ ...CONNECTION, connectionString: url })
    let isLost = false
    const lose = () => {
      if (isLost || isStopped) return
      isLost = true
      clearInterval(pulse)
      setTimeout(listen, RETRY_MS).unref()
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload }) => payload && expire([[payload, Date.now()]]))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      const { rows } = await client.query('SELECT tag, at FROM expired_tags')
      pulse = setInterval(() => client.query('SELECT 1').catch(lose), PULSE_MS).unref()
      expire(rows.map(({ tag, at }) => [tag, Math.min(Date.now(), at.getTime() + MARGIN_MS)]))
    } catch {
      // Whoever asks for a page meanwhile is told that the database is away; this tries again.
      await client.end().catch(() => {})
      lose()
    }
  }

  await listen()
  return async () => {
    isStopped = true
    clearInterval(pulse)
    await client.end().catch(() => {})
  }
}
