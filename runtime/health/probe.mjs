import pg from 'pg'

/** In milliseconds. Supervisors and strangers may send many requests: the database is queried at most once in this time. */
const FRESH_MS = 1_000
const TIMEOUT_MS = 4_000

/** Asks the database for an answer, on a connection of its own so that busy pools do not matter. @param {string} url */
export function createProbe(url) {
  const pool = new pg.Pool({
    ...{ connectionString: url, application_name: 'fullcourt-health', max: 1 },
    ...{ connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS, idleTimeoutMillis: 60_000 },
  }).on('error', () => {})
  let last = { at: 0, answer: Promise.resolve(false) }

  function isAnswering() {
    if (Date.now() - last.at > FRESH_MS) {
      const answer = pool.query('select 1').then(
        () => true,
        () => false,
      )
      last = { at: Date.now(), answer }
    }
    return last.answer
  }

  return { isAnswering, stop: () => pool.end().catch(() => {}) }
}
