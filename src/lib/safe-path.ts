const HERE = 'https://here.invalid'
const MAX_LENGTH = 500
/** Addresses that act instead of showing a page, and the one that would lead in a circle. */
const NO_PAGES = /^\/(api|admin|members|staff|forms|internal|preview|login)(?=[/?#]|$)/

/**
 * The path to return to after signing in, or null when it would leave this site or show no page. Whoever sends a link
 * chooses it, so only what every browser reads as a path of ours passes.
 */
export function safePath(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > MAX_LENGTH || !isPath(path)) return null
  const decoded = decode(path)
  if (decoded === null || !isPath(decoded)) return null
  const url = new URL(path, HERE)
  if (url.origin !== HERE || !isPath(url.pathname) || NO_PAGES.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

// One slash, and nothing that a browser would drop or read as another slash.
function isPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path)
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
