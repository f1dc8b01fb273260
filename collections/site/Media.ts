import type { ImageSize } from 'payload'
import { dataFolder } from '@/lib/data-folder'
import { UPLOADS } from '@/lib/uploads'
import { defineCollection } from '../access/define'
import { fieldNobody, nobody, only, shownPictures } from '../access/rules'
import { answerMissingFile } from '../hooks/answer-missing-file'
import { keepUsedPicture } from '../hooks/keep-used-picture'
import { revalidateCollection } from '../hooks/revalidate'
import { MAX_PIXELS, sayUnreadable, takePicture } from '../hooks/take-picture'

/** Pictures of the public site. Re-encoded on arrival, so that no camera location of a child survives. */
export const Media = defineCollection({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: {
    read: shownPictures,
    // Treasurers add the logos of sponsors.
    create: only('editor', 'treasurer'),
    update: only('editor'),
    delete: only('editor'),
    readVersions: nobody,
  },
  admin: {
    group: 'Site',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'shown', 'updatedAt'],
    description: `JPEG, PNG, WebP or HEIC, up to ${UPLOADS.media.megabytes} MB; the site keeps a smaller copy. Use only pictures the academy may publish.`,
  },
  upload: {
    staticDir: dataFolder('media'),
    handlers: [answerMissingFile(dataFolder('media'))],
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
    pasteURL: false,
    focalPoint: true,
    crop: true,
    constructorOptions: { limitInputPixels: MAX_PIXELS, failOn: 'warning' },
    formatOptions: { format: 'webp', options: { quality: 82 } },
    resizeOptions: { width: 2560, withoutEnlargement: true },
    imageSizes: [smaller('card', 768), smaller('wide', 1280)],
    adminThumbnail: 'card',
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
      return headers
    },
  },
  hooks: {
    beforeOperation: [takePicture],
    beforeDelete: [keepUsedPicture],
    afterError: [sayUnreadable],
    ...revalidateCollection,
  },
  fields: [
    {
      name: 'alt',
      label: 'Text alternative',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: {
        description: 'What the picture shows, for people who cannot see it. Never a child’s full name.',
      },
    },
    {
      name: 'shown',
      label: 'Public',
      type: 'checkbox',
      defaultValue: false,
      // The database keeps it true (src/database/functions.sql).
      access: { create: fieldNobody, update: fieldNobody },
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'Ticked while something published shows this picture. Until then only staff can open it.',
      },
    },
  ],
})

/** A smaller file of every picture that is larger, in its own shape: pages choose among them (lib/media.ts). */
function smaller(name: string, width: number): ImageSize {
  const admin = { disableGroupBy: true, disableListColumn: true, disableListFilter: true }
  return { name, width, admin, formatOptions: { format: 'webp', options: { quality: 80 } } }
}
