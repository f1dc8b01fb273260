import type { ImageSize } from 'payload'
import { dataFolder } from '@/lib/data-folder'
import { UPLOADS } from '@/lib/uploads'
import { defineCollection } from '../access/define'
import { denyField, fieldOnly, denyAll, only, visiblePictures } from '../access/rules'
import { checkbox, panelField } from '../fields/basic'
import { withoutTaggedNames } from '../fields/without-full-names'
import { answerMissingFile } from '../hooks/answer-missing-file'
import { limitList } from '../limit-list'
import { rejectDeletingUsedPicture } from '../hooks/reject-deleting-used-picture'
import { revalidateCollection } from '../hooks/revalidate'
import { MAX_PIXELS, explainUnreadablePicture, takePicture } from '../hooks/take-picture'

const TAGGERS = fieldOnly('editor', 'registrar')

/** Pictures of the public site. Re-encoded on upload, so that no EXIF location of a child is kept. */
export const Media = defineCollection({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: {
    read: visiblePictures,
    // Treasurers upload sponsor logos.
    create: only('editor', 'treasurer'),
    // Families inform registrars who may be shown in a picture.
    update: only('editor', 'registrar'),
    delete: only('editor'),
    readVersions: denyAll,
  },
  admin: {
    group: 'Site',
    useAsTitle: 'alt',
    listSearchableFields: ['alt', 'filename'],
    baseFilter: limitList('held-pictures', 'unused-pictures', 'named-pictures', 'old-pictures'),
    components: { beforeListTable: ['/features/dashboard/admin/lists/PictureFilters#PictureFilters'] },
    defaultColumns: ['filename', 'alt', 'standing'],
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
    beforeDelete: [rejectDeletingUsedPicture],
    afterError: [explainUnreadablePicture],
    ...revalidateCollection,
  },
  fields: [
    panelField('takedown', '/features/privacy/admin/takedown/TakedownPanel#TakedownPanel'),
    {
      name: 'alt',
      label: 'Text alternative',
      type: 'text',
      required: true,
      maxLength: 200,
      validate: withoutTaggedNames as never,
      admin: {
        description:
          'What the picture shows, for people who cannot see it. Never a child’s full name, and no name of a player who is tagged.',
      },
    },
    {
      name: 'players',
      label: 'Who can be seen',
      type: 'relationship',
      relationTo: 'players',
      hasMany: true,
      // Only staff who publish pictures may read which children are in them.
      access: { read: TAGGERS, create: TAGGERS, update: TAGGERS },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        description:
          'Every player who can be recognized. Visitors never see this list. While one of their families has not agreed to photographs, or takes it back, the site hides the picture by itself.',
        components: { Field: '/features/people/admin/pictures/PlayerTags#PlayerTags' },
      },
    },
    checkbox(
      'withoutPeople',
      'Tick it for drawings and empty gyms. Next to every other picture of an album or an article, visitors find “Hide this picture now”.',
      { label: 'No person can be seen', admin: { position: 'sidebar' } },
    ),
    {
      name: 'standing',
      label: 'On the site',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Cell: '/features/people/admin/pictures/PictureStatusCell#PictureStatusCell',
          Field: '/features/people/admin/pictures/PictureStatusField#PictureStatusField',
        },
      },
    },
    {
      name: 'shown',
      label: 'Public',
      type: 'checkbox',
      defaultValue: false,
      // A database trigger maintains this value (src/database/functions.sql).
      access: { create: denyField, update: denyField },
      admin: {
        readOnly: true,
        position: 'sidebar',
        description:
          'Ticked while something published shows this picture and nothing holds it back. Until then only staff can open it.',
      },
    },
  ],
})

/** Resized variants for pictures that are larger, with unchanged aspect ratio; pages choose among them (lib/media.ts). */
function smaller(name: string, width: number): ImageSize {
  const admin = { disableGroupBy: true, disableListColumn: true, disableListFilter: true }
  return { name, width, admin, formatOptions: { format: 'webp', options: { quality: 80 } } }
}
