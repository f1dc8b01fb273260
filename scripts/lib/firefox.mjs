import { ExpectedError } from './expected-error.mjs'
import { findInstalled, installFromSystem, namedProgram } from './system-program.mjs'

const PACKAGE = 'firefox-esr'
const ON_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox'
const NO_BROWSER =
  'No Firefox was found and none could be installed. Install it (apt-get install firefox-esr, or from mozilla.org), or name one: PLAYWRIGHT_FIREFOX=/path'

/** The preferences of Firefox in all tests: reduced motion, light theme, and no network access except to this machine. */
export const FIREFOX_PREFS = {
  'ui.prefersReducedMotion': 1,
  'ui.systemUsesDarkTheme': 0,
  // A port without a listener. Firefox's own services would bypass a failing proxy.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.allow_bypass': false,
  'network.proxy.failover_direct': false,
}

/**
 * Finds a Firefox: PLAYWRIGHT_FIREFOX, the system's, one from the system's packages (as root). Families use this browser;
 * Playwright's own build differs from it.
 * @returns {Promise<string>} path of the program
 * @throws {ExpectedError} when none can be found or installed
 */
export async function requireFirefox() {
  const found = namedProgram('PLAYWRIGHT_FIREFOX') ?? findInstalled([PACKAGE, 'firefox', ON_MAC])
  const program = found ?? (await installFromSystem(PACKAGE, 'Firefox'))
  if (!program) throw new ExpectedError(NO_BROWSER)
  return program
}
