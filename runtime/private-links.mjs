/**
 * URLs whose last segment is a secret that gives access to personal data, or the name of a child: the prefix, and the segment
 * itself. The page of a player may be requested long after the child was erased.
 */
const PRIVATE_LINKS = [
  /^(\/registration-status\/)[^/]+/,
  /^(\/enrol\/)[^/]+/,
  /^(\/tours\/[^/]+\/)[^/]+/,
  /^(\/funding-deck\/for\/)[^/]+/,
  /^(\/p\/)[^/]+/,
  /^(\/player\/)[^/]+/,
]

/**
 * Masks the secret of a private link, expired or not, and the name of a player, so that the path may be logged.
 * @param {string} path without the query
 */
export function maskPrivateLink(path) {
  return PRIVATE_LINKS.reduce((masked, link) => masked.replace(link, '$1…'), path)
}
