import { randomBytes } from 'node:crypto'
import { toSlug } from '@/lib/slug'

/** The maximum length of the text part; pages repeat a file name four times per picture. */
const LENGTH = 24

/**
 * Generates a file name from the document's description, so that staff recognize it in the library. The original name is never
 * used, because a camera or a family may have put a child's name into it. A random suffix makes names unique.
 */
export function nameUpload(text: unknown, extension: string): string {
  const slug = toSlug(typeof text === 'string' ? text : '').slice(0, LENGTH)
  return `${slug.replace(/-$/, '') || 'file'}-${randomBytes(4).toString('hex')}${extension}`
}
