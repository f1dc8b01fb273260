const INTERVAL_MS = 60_000

/** Logs the page cache's statistics once a minute when `LOG_LEVEL` is `debug`. */
export function logCacheStats(pages) {
  if (process.env.LOG_LEVEL !== 'debug') return
  const log = () => console.log(JSON.stringify({ level: 20, time: Date.now(), msg: 'Page cache', ...pages.stats() }))
  setInterval(log, INTERVAL_MS).unref()
}
