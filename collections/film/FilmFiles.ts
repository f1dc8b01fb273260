import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFolder } from '@/lib/data-folder'
import { lengthOfFilm } from '@/features/film/rules/film-length'
import { defineCollection } from '../access/define'
import { denyField, openTo } from '../access/rules'
import { line } from '../fields/basic'
import { answerMissingFile } from '../hooks/answer-missing-file'
import { nameUpload } from '../hooks/name-upload'
import { IN_MINUTES } from './clock-components'

const KINDS = { '.mp4': 'video/mp4', '.webm': 'video/webm', '.vtt': 'text/vtt' } as const

/** Video and caption files. Staff access them here, members only through the film they belong to, and visitors not at all. */
export const FilmFiles = defineCollection({
  slug: 'film-files',
  labels: { singular: 'Film file', plural: 'Film files' },
  access: openTo('editor', 'coach'),
  admin: {
    group: 'Film room',
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
    description: 'MP4 and WebM films and .vtt captions, up to 100 MB each. For members only.',
  },
  upload: {
    staticDir: dataFolder('film-files'),
    handlers: [answerMissingFile(dataFolder('film-files'))],
    mimeTypes: Object.values(KINDS),
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  hooks: { beforeOperation: [generateFileName], beforeChange: [readLength] },
  fields: [
    line('title', 'For staff, to find it again.', { maxLength: 100 }),
    {
      name: 'duration',
      label: 'Length',
      type: 'number',
      access: { create: denyField, update: denyField },
      admin: {
        ...IN_MINUTES,
        readOnly: true,
        description: 'Read from the film itself.',
        condition: (data) => Boolean(data?.duration),
      },
    },
  ],
})

function generateFileName({ args, operation, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const extension = path.extname(req.file.name).toLowerCase()
  if (!(extension in KINDS)) throw new APIError('Upload an MP4 or WebM film, or .vtt captions.', 400)
  req.file.name = nameUpload((args as { data?: { title?: unknown } }).data?.title, extension)
  return args
}

/** Films have a duration; caption files have none of their own. */
async function readLength({ data, req }: Parameters<CollectionBeforeChangeHook>[0]) {
  if (!req.file) return data
  if (path.extname(req.file.name).toLowerCase() === '.vtt') return { ...data, duration: null }
  // Uploads are streamed to a temporary file, so the buffer is empty.
  const { tempFilePath } = req.file
  const duration = lengthOfFilm(tempFilePath ? await readFile(tempFilePath) : req.file.data)
  if (duration) return { ...data, duration }
  const message = 'This film does not say how long it lasts. Save it once more as an MP4 and upload that.'
  throw new ValidationError({ collection: 'film-files', errors: [{ message, path: 'file' }], req })
}
