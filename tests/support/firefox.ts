import type { Browser } from '@playwright/test'

type Session = { send: (command: string, values?: object) => Promise<unknown> }
type Inside = { _connection: { toImpl: (outside: Browser) => { _browserSession?: Session } } }

const MEDIA = 'emulation.setMediaFeaturesOverride'

/**
 * Playwright sends Firefox a command for the preferred color scheme with every new context. Firefox 153 does not know this
 * command, and Playwright opens no context when it fails. FIREFOX_PREFS already sets the color scheme, so this one error is
 * ignored. There is no public API for this: remove it when every supported Firefox knows the command.
 */
export function applyFirefoxWorkarounds(browser: Browser): void {
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession
  if (!session) return
  const send = session.send.bind(session)
  session.send = async (command, values) => {
    try {
      return await send(command, values)
    } catch (error) {
      if (command === MEDIA && String(error).includes('unknown command')) return {}
      throw error
    }
  }
}
