import pg from 'pg'

/** The tag that is invalidated when staff change a redirect (collections/site/redirects.ts). */
const TAG = 'collection:redirects'
const RETRY_MS = 5_000
const CHAIN_MAX = 5
const CONNECTION = { application_name: 'fullcourt-moved', connectionTimeoutMillis: 5_000, query_timeout: 10_000 }
const QUERY = `SELECT "from", to_url AS "to" FROM redirects WHERE to_type = 'custom' AND to_url IS NOT NULL`

/**
 * Caches the redirects of old addresses within this site. Redirects to a document are resolved by the page that would show it
 * (src/server/content/redirects.ts).
 * @param {{ url: string }} database
 */
export function createMovedAddresses({ url }) {
  let moved = new Map()
  let loading = null
  let isStale = false

  /** Returns the redirect target of a path, or undefined. Ignores a trailing slash. */
  function find(path) {
    return moved.get(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)
  }

  /** Reloads all redirects when one of the tags was invalidated. */
  function refresh(tags) {
    if (!tags.includes(TAG)) return
    isStale = true
    loading ??= load().finally(() => (loading = null))
  }

  async function load() {
    while (isStale) {
      isStale = false
      const rows = await read(url)
      if (rows) moved = resolveMoved(rows)
      // Keeps the old redirects until the database responds again.
      else setTimeout(() => refresh([TAG]), RETRY_MS).unref()
    }
  }

  refresh([TAG])
  return { find, refresh }
}

/**
 * Resolves chains of redirects, and omits cycles and targets on other sites.
 * @param {{ from: string, to: string }[]} rows
 * @returns {Map<string, string>}
 */
export function resolveMoved(rows) {
  const local = new Map(rows.filter(({ to }) => /^\/(?![/\\])[\w\-/.#]*$/.test(to)).map(({ from, to }) => [from, to]))
  const resolved = [...local.keys()].map((from) => [from, follow(from, local)])
  return new Map(resolved.filter(([, to]) => to !== null))
}

function follow(from, local) {
  let to = local.get(from)
  for (let step = 0; local.has(to); step += 1) {
    if (step >= CHAIN_MAX) return null
    to = local.get(to)
  }
  return to
}

async function read(url) {
  const client = new pg.Client({ ...CONNECTION, connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(QUERY)).rows
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}
