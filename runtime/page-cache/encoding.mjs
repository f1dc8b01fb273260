import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Best first, for clients without a preference. */
const PREFERRED = ['br', 'gzip', 'identity']
/** Browsers send only a few different values. */
const choices = new LRUCache({ max: 200 })

/**
 * Selects the encoding that a client prefers among the available ones.
 * @param {string | undefined} acceptEncoding the request's header
 * @param {Map<string, unknown>} available by the name of the encoding; always contains `identity`
 */
export function chooseEncoding(acceptEncoding, available) {
  if (!acceptEncoding || available.size === 1) return 'identity'
  const key = `${available.size} ${acceptEncoding}`
  const known = choices.get(key)
  if (known) return known
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const encoding = negotiator.encoding([...available.keys()], { preferred: PREFERRED }) ?? 'identity'
  choices.set(key, encoding)
  return encoding
}
