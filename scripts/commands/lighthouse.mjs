import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatTable } from '../bench/table.mjs'
import { runQuietly } from '../lib/child.mjs'
import { CHROMIUM_ARGS, requireChromium } from '../lib/chromium.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { inRoot } from '../lib/locations.mjs'
import { freePort } from '../lib/port.mjs'
import { step } from '../lib/progress.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { startSite } from '../lib/site-process.mjs'
import { installTools } from '../lib/tools.mjs'
import { TEST_DIST_DIR, throwawayDataDir, throwawayEnvironment } from '../lib/throwaway.mjs'

/** Lighthouse and the Node version it requires, which is newer than the one of the site. */
const TOOLS = { lighthouse: '13.5.0', node: '24.9.0' }
/** A single run varies too much: the median of three is reported. */
const RUNS = 3
const GOALS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Largest contentful paint in milliseconds, and cumulative layout shift. */
const METRIC_GOALS = { 'largest-contentful-paint': 1_500, 'cumulative-layout-shift': 0 }
const PAGES = [
  '/',
  '/programs',
  '/registration',
  '/teams',
  '/locations/peoria-basketball',
  '/blog',
  '/blog/footwork-before-the-crossover',
  '/contact',
  '/player-registration',
  '/performance-tracker',
]

/** `npm run lighthouse [-- /path ...]`: measures pages as on a slow phone, on its own production server. */
export function main(args) {
  return runMain(() => measure(args.length > 0 ? args : PAGES))
}

async function measure(pages) {
  await installIfNeeded()
  const tools = await installTools('lighthouse', TOOLS)
  const chromium = await requireChromium({ whole: true })
  const folder = await throwawayDataDir()
  const env = throwawayEnvironment(folder, { PORT: String(await freePort()), NEXT_DIST_DIR: TEST_DIST_DIR })
  const site = await startSite({ env, logFile: inRoot('reports', 'lighthouse-server.log') })
  const rows = []
  for (const path of pages) {
    const report = await step(`Measuring ${path}`, () => measurePage({ tools, chromium, url: site.url + path, path }))
    rows.push(...scoreRows(path, report))
  }
  console.log(`\n${formatTable(rows).join('\n')}`)
  return rows.some(({ met }) => !met) ? 1 : 0
}

async function measurePage(page) {
  const reports = []
  for (let number = 1; number <= RUNS; number += 1) reports.push(await run({ ...page, number }))
  const speed = ({ categories }) => categories.performance.score
  return reports.sort((one, other) => speed(one) - speed(other))[Math.floor(RUNS / 2)]
}

async function run({ tools, chromium, url, path, number }) {
  const file = inRoot('reports', `lighthouse${path.replaceAll('/', '-')}-${number}.json`)
  const args = [
    join(tools, 'lighthouse/cli/index.js'),
    url,
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${Object.keys(GOALS).join(',')}`,
    `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
    '--quiet',
  ]
  const env = { ...process.env, CHROME_PATH: chromium }
  const failure = `Lighthouse could not measure ${path}.`
  await retryLostTraces(() => runQuietly(join(tools, 'node/bin/node'), args, { env, failure }))
  return JSON.parse(await readFile(file, 'utf8'))
}

// Chromium sometimes loses the beginning of a trace; Lighthouse then asks for another run.
async function retryLostTraces(attempt, left = 3) {
  try {
    await attempt()
  } catch (error) {
    if (left === 0 || !error.details?.includes('NO_NAVSTART')) throw error
    await retryLostTraces(attempt, left - 1)
  }
}

function scoreRows(path, { categories, audits, environment }) {
  const scores = Object.entries(GOALS).map(([name, goal]) => {
    const { score, auditRefs } = categories[name]
    const value = Math.round(score * 100)
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    const why = value < goal ? ` (${lost.map(({ id }) => id).join(', ')})` : ''
    const speed = name === 'performance' ? ` on a machine of ${environment.benchmarkIndex}` : ''
    return { name: `${path} ${name}`, value: `${value}${why}${speed}`, goal: `${goal} or more`, met: value >= goal }
  })
  const metrics = Object.entries(METRIC_GOALS).map(([name, goal]) => {
    const { numericValue, displayValue } = audits[name]
    return { name: `${path} ${name}`, value: displayValue, goal: `${goal} or less`, met: numericValue <= goal }
  })
  return [...scores, ...metrics]
}
