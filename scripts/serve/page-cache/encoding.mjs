import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Best first, where a client likes them equally. */
const PREFERRED = ['br', 'gzip', 'identity']
/** Browsers send a handful of different values. */
const choices = new LRUCache({ max: 200 })

/**
 * Chooses the encoding that a client prefers among those there are.
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
