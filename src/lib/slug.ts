/** Converts a title to a slug: lowercase words of letters and digits, joined by hyphens. Empty when nothing is left. */
export function toSlug(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
}
