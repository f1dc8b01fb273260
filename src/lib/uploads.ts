import type { StaffRole } from './roles'

type Upload = { megabytes: number; senders: readonly StaffRole[] }

/** How large a file of each collection may be, and who may send one: what is large is not even read from anybody else. */
export const UPLOADS = {
  // A phone's largest photographs; what is kept of them is much smaller.
  media: { megabytes: 40, senders: ['editor', 'treasurer'] },
  'film-files': { megabytes: 100, senders: ['editor', 'coach'] },
} as const satisfies Record<string, Upload>

/** Why a file of this size cannot be taken, or null when it can. */
export function tooLarge(kind: keyof typeof UPLOADS, bytes: number): string | null {
  const { megabytes } = UPLOADS[kind]
  if (bytes <= megabytes * 1024 * 1024) return null
  return kind === 'media'
    ? `This picture is larger than ${megabytes} MB. Send it from your phone as a smaller copy, or save it smaller, and choose it again.`
    : `This file is larger than ${megabytes} MB. Save the film smaller and choose it again.`
}
