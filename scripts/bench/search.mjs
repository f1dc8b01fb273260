import autocannon from 'autocannon'

const SECONDS = 5
const CONNECTIONS = 8

/**
 * Measures searches per second: with repeated queries, and with new queries.
 * @param {string} site
 * @returns {Promise<{ repeated: number, fresh: number }>}
 */
export async function measureSearches(site) {
  const repeated = await run({ url: `${site}/search?q=footwork` })
  let count = 0
  const setupRequest = (request) => ({
    ...request,
    path: `/search?q=footwork+${Date.now().toString(36)}${(count += 1)}`,
  })
  const fresh = await run({ url: site, requests: [{ setupRequest }] })
  return { repeated, fresh }
}

async function run(options) {
  const { requests, errors, non2xx } = await autocannon({ ...options, connections: CONNECTIONS, duration: SECONDS })
  if (errors + non2xx > 0) throw new Error(`The search answered ${errors + non2xx} requests badly.`)
  return requests.average
}
