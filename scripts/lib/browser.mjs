import { CHROMIUM_ARGS, requireChromium } from './chromium.mjs'
import { beforeExit } from './shutdown.mjs'

/** Launches a headless Chromium with a new profile, closed when this process exits. */
export async function launchBrowser() {
  const executablePath = await requireChromium({ whole: true })
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  beforeExit(() => browser.close())
  return browser
}

/** Scrolls to the end and back once, so that content loaded on scroll is present. */
export async function scrollThrough(page) {
  await page.evaluate(async () => {
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await pause(60)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
    await pause(200)
  })
}
