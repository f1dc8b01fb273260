import { Stop } from './stop.mjs'
import { findInstalled, installFromSystem, namedProgram } from './system-program.mjs'

const PACKAGE = 'firefox-esr'
const ON_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox'
const NO_BROWSER =
  'No Firefox was found and none could be installed. Install it (apt-get install firefox-esr, or from mozilla.org), or name one: PLAYWRIGHT_FIREFOX=/path'

/** How Firefox starts in every test: calm and light, and with a way out that leads nowhere for all but this machine. */
export const FIREFOX_PREFS = {
  'ui.prefersReducedMotion': 1,
  'ui.systemUsesDarkTheme': 0,
  // Nobody listens at this port. Services of its own would go round a proxy that fails.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.allow_bypass': false,
  'network.proxy.failover_direct': false,
}

/**
 * Finds a Firefox: PLAYWRIGHT_FIREFOX, the system's, one from the system's packages (as root). It is the one that
 * families have; Playwright's own is another program.
 * @returns {Promise<string>} path of the program
 * @throws {Stop} when there is none to be had
 */
export async function requireFirefox() {
  const found = namedProgram('PLAYWRIGHT_FIREFOX') ?? findInstalled([PACKAGE, 'firefox', ON_MAC])
  const program = found ?? (await installFromSystem(PACKAGE, 'Firefox'))
  if (!program) throw new Stop(NO_BROWSER)
  return program
}
