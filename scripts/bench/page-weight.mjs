import { gzipSync } from 'node:zlib'

const QUIET_MS = 500

/**
 * Measures the compressed JavaScript that a page loads until it is idle: the sum of its scripts, each gzipped, which does not
 * depend on the server, and as the server sent them.
 * @param {import('playwright').Page} page a page that has loaded nothing yet
 * @param {string} url
 * @returns {Promise<{ bytes: number, sent: number, scripts: { url: string, bytes: number, sent: number }[] }>} largest script first
 */
export async function measureScripts(page, url) {
  const pending = []
  const note = (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) pending.push(weigh(response))
  }
  page.on('response', note)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET_MS)
  page.off('response', note)
  const scripts = (await Promise.all(pending)).sort((a, b) => b.bytes - a.bytes)
  const sum = (property) => scripts.reduce((total, script) => total + script[property], 0)
  return { bytes: sum('bytes'), sent: sum('sent'), scripts }
}

async function weigh(response) {
  const { responseBodySize } = await response.request().sizes()
  return { url: response.url(), bytes: gzipSync(await response.body()).length, sent: responseBodySize }
}
