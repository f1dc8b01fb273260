import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser, scrollThrough } from '../lib/browser.mjs'
import { installIfNeeded } from '../lib/install.mjs'
import { inRoot } from '../lib/locations.mjs'
import { PAGES } from '../lib/pages.mjs'
import { loadEnvFile, readSettings } from '../lib/settings.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { startSite } from '../lib/site-process.mjs'

/** In CSS pixels: a phone and a desktop. */
const WIDTHS = { 390: 844, 1440: 900 }
const FOLDER = inRoot('look')

/** `npm run look [-- /path ...]`: takes full-page screenshots into look/, of all public pages by default. */
export function main(args) {
  return runMain(() => look(args.length > 0 ? args : PAGES))
}

async function look(pages) {
  loadEnvFile()
  await installIfNeeded()
  const url = await findSite()
  const browser = await launchBrowser()
  await mkdir(FOLDER, { recursive: true })
  for (const [width, height] of Object.entries(WIDTHS)) {
    const viewport = { width: Number(width), height }
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    for (const path of pages) await photograph(context, url + path, join(FOLDER, `${fileName(path)}-${width}.png`))
    await context.close()
  }
}

async function photograph(context, url, file) {
  const page = await context.newPage()
  const response = await page.goto(url, { waitUntil: 'load' })
  await scrollThrough(page)
  await page.screenshot({ path: file, fullPage: true })
  console.log(`  ${response?.status()}  ${url}  ${file}`)
  await page.close()
}

/** Returns the site of PUBLIC_URL or the one on our port; otherwise starts one for the screenshots. */
async function findSite() {
  const { publicUrl } = readSettings()
  const answers = await fetch(publicUrl, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
  if (answers) return publicUrl
  return (await startSite({ env: process.env, logFile: inRoot('reports', 'look-server.log') })).url
}

function fileName(path) {
  return path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
}
