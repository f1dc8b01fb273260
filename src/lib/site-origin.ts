/** The site's own address, for what must be absolute. The server checks PUBLIC_URL when it starts (server/env.ts). */
export function siteOrigin(): string {
  return new URL(process.env.PUBLIC_URL || 'http://localhost:3000').origin
}

/** A path of this site with its host; other addresses stay as they are. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteOrigin()).href
}
