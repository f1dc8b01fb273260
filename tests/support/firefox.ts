import type { Browser } from '@playwright/test'

type Session = { send: (command: string, values?: object) => Promise<unknown> }
type Inside = { _connection: { toImpl: (outside: Browser) => { _browserSession?: Session } } }

const MEDIA = 'emulation.setMediaFeaturesOverride'

/**
 * Playwright tells Firefox with every new context which colors its reader likes, by a command that Firefox 153 does not
 * know, and opens none when that is refused. What Firefox starts with (FIREFOX_PREFS) says it already, so this one
 * refusal is passed over. There is no public way: this one goes when every Firefox in use knows the command.
 */
export function bearWithFirefox(browser: Browser): void {
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
