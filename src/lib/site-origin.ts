/** The site's origin, for absolute URLs. The server validates PUBLIC_URL at startup (server/env.ts). */
export function siteOrigin(): string {
  return new URL(process.env.PUBLIC_URL || 'http://localhost:3000').origin
}

/** Returns a path of this site as an absolute URL; other addresses are unchanged. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteOrigin()).href
}
