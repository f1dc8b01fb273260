/** Returns a mailto link with a subject. */
export function mailHref(address: string, subject?: string): string {
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}

// A path, a fragment, or a scheme for websites, mail or calls only. `/\` would be another host.
const SAFE_HREF = /^(?:\/(?![/\\])|#|https?:\/\/[^/\\]|mailto:.|tel:.)/i
// Browsers remove some of these characters from an address before they parse it.
const SPACE_OR_CONTROL = /[\s\p{Cc}\p{Cf}]/u

/** Returns the address of a link entered by staff, or null when it is not allowed. */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const href = value.trim()
  return SAFE_HREF.test(href) && !SPACE_OR_CONTROL.test(href) ? href : null
}

/** Returns whether an address has another host. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href)
}
