import type { StaffRole } from './roles'

type Upload = { megabytes: number; senders: readonly StaffRole[] }

/**
 * The maximum upload size of each collection, and the roles that may upload: large bodies of other users are not read at all.
 */
export const UPLOADS = {
  // Allows the largest photographs of phones; the stored files are much smaller.
  media: { megabytes: 40, senders: ['editor', 'treasurer'] },
  'film-files': { megabytes: 100, senders: ['editor', 'coach'] },
} as const satisfies Record<string, Upload>

export type UploadKind = keyof typeof UPLOADS

const MEGABYTE = 1024 * 1024

/** The size of the largest permitted file, in bytes. */
export const MAX_FILE_BYTES = Math.max(...Object.values(UPLOADS).map(({ megabytes }) => megabytes)) * MEGABYTE

/** How much larger than its file a multipart form may be, in bytes. */
export const FORM_BYTES = MEGABYTE

/** Whether a collection has uploaded files. */
export function isUploadKind(slug: string): slug is UploadKind {
  return Object.hasOwn(UPLOADS, slug)
}

/** Returns why a file of this size is rejected, or null when it is accepted. */
export function tooLarge(kind: UploadKind, bytes: number): string | null {
  const { megabytes } = UPLOADS[kind]
  if (bytes <= megabytes * MEGABYTE) return null
  return kind === 'media'
    ? `This picture is larger than ${megabytes} MB. Send it from your phone as a smaller copy, or save it smaller, and choose it again.`
    : `This file is larger than ${megabytes} MB. Save the film smaller and choose it again.`
}
