import { randomBytes } from 'node:crypto'
import { toSlug } from '@/lib/slug'

/** Letters of the words; pages write a name four times for each picture. */
const LENGTH = 24

/**
 * Names a file by what its document says of it, so that staff know it in the library. No upload chooses its own address,
 * which a camera or a family may have filled with a child's name, and two of one name never meet.
 */
export function nameUpload(words: unknown, extension: string): string {
  const slug = toSlug(typeof words === 'string' ? words : '').slice(0, LENGTH)
  return `${slug.replace(/-$/, '') || 'file'}-${randomBytes(4).toString('hex')}${extension}`
}
