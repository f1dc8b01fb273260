const HERE = 'https://here.invalid'
const MAX_LENGTH = 500
/** Paths that perform an action instead of showing a page, and the sign-in page itself, which would cause a loop. */
const NO_PAGES = /^\/(api|admin|members|staff|forms|internal|preview|login)(?=[/?#]|$)/

/**
 * Returns the path to redirect to after sign-in, or null when it leaves this site or shows no page. The path comes from a link
 * that anyone can create, so it must be unambiguous in every browser.
 */
export function safePath(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > MAX_LENGTH || !isPath(path)) return null
  const decoded = decode(path)
  if (decoded === null || !isPath(decoded)) return null
  const url = new URL(path, HERE)
  if (url.origin !== HERE || !isPath(url.pathname) || NO_PAGES.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

// A single slash, and no character that a browser would remove or treat as another slash.
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
