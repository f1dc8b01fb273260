/** URLs whose last segment is a secret that gives access to personal data: the prefix, and the secret itself. */
const PRIVATE_LINKS = [
  /^(\/registration-status\/)[^/]+/,
  /^(\/enrol\/)[^/]+/,
  /^(\/tours\/[^/]+\/)[^/]+/,
  /^(\/funding-deck\/for\/)[^/]+/,
  /^(\/p\/)[^/]+/,
]

/**
 * Masks the secret of a private link, expired or not, so that the path may be logged.
 * @param {string} path without the query
 */
export function maskPrivateLink(path) {
  return PRIVATE_LINKS.reduce((masked, link) => masked.replace(link, '$1…'), path)
}
