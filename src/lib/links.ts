/** The link that begins a mail, with its subject. */
export function mailHref(address: string, subject?: string): string {
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}

// A path, a place on the page, or a scheme that opens nothing but a site, a mail or a call. `/\` is another host.
const SAFE_HREF = /^(?:\/(?![/\\])|#|https?:\/\/[^/\\]|mailto:.|tel:.)/i
// Browsers drop some of these from an address before they read it.
const SPACE_OR_CONTROL = /[\s\p{Cc}\p{Cf}]/u

/** The address of a link that staff wrote, or null when a link must not lead there. */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const href = value.trim()
  return SAFE_HREF.test(href) && !SPACE_OR_CONTROL.test(href) ? href : null
}

/** True for an address on another host. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href)
}
