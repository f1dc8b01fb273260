/** Addresses whose last part is a secret that opens somebody's data: what stands before it, and the secret itself. */
const PRIVATE_LINKS = [
  /^(\/registration-status\/)[^/]+/,
  /^(\/enrol\/)[^/]+/,
  /^(\/tours\/[^/]+\/)[^/]+/,
  /^(\/funding-deck\/for\/)[^/]+/,
  /^(\/p\/)[^/]+/,
]

/**
 * Replaces the secret of a private link, expired or not, so that the path may be logged.
 * @param {string} path without the query
 */
export function maskPrivateLink(path) {
  return PRIVATE_LINKS.reduce((masked, link) => masked.replace(link, '$1…'), path)
}
