import { gzipSync } from 'node:zlib'

const QUIET_MS = 500

/**
 * Measures the compressed JavaScript that a page loads until it is idle: the sum of its scripts, each gzipped. Compresses the
 * bodies here instead of measuring the transfer, so that the result does not depend on the server.
 * @param {import('playwright').Page} page a page that has loaded nothing yet
 * @param {string} url
 * @returns {Promise<{ bytes: number, scripts: { url: string, bytes: number }[] }>} largest script first
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
  return { bytes: scripts.reduce((sum, script) => sum + script.bytes, 0), scripts }
}

async function weigh(response) {
  return { url: response.url(), bytes: gzipSync(await response.body()).length }
}
