import type { ArrayFieldValidation, Field } from 'payload'
import { array } from 'payload/shared'
import { checkChapters, inFilmOrder, type DraftChapter } from '@/features/film/rules/chapters'
import { line, numberField, row } from '../fields/basic'
import { IN_MINUTES } from './clock-components'
import { playField } from './play-field'

/** Chapters of a film that a member may jump to. */
export const chapterField: Field = {
  name: 'chapters',
  type: 'array',
  maxRows: 30,
  labels: { singular: 'Chapter', plural: 'Chapters' },
  validate: validateChapters,
  hooks: { beforeValidate: [({ value }) => (Array.isArray(value) ? inFilmOrder(value as DraftChapter[]) : value)] },
  admin: {
    description: 'Places to jump to, in the order of the film.',
    components: { Field: '/features/film/admin/lazy.client#FilmDesk' },
  },
  fields: [
    row(
      numberField('at', 'Where it begins.', { label: 'At', min: 0, admin: IN_MINUTES }),
      line('title', 'Two to six words.', { maxLength: 80 }),
    ),
    playField('Optional: the moment that begins here, drawn next to the chapter.'),
  ],
}

/** Captions of an uploaded film. */
export const captionField: Field = {
  name: 'captions',
  type: 'array',
  maxRows: 6,
  labels: { singular: 'Caption file', plural: 'Captions' },
  admin: {
    description: 'WebVTT files, for films that were uploaded.',
    initCollapsed: true,
    components: {
      Field: '/admin/OpenRows.client#OpenRows',
      RowLabel: '/features/film/admin/FilmRowLabels.client#CaptionRowLabel',
    },
  },
  fields: [
    row(
      line('language', 'A code such as en or es.', {
        maxLength: 8,
        validate: (value: unknown) =>
          /^[a-z]{2}(-[A-Z]{2})?$/.test(String(value)) || 'Enter a language code: en for English, es for Spanish.',
      }),
      line('label', 'As the player names it: English.', { maxLength: 40 }),
      {
        name: 'file',
        type: 'upload',
        relationTo: 'film-files',
        required: true,
        filterOptions: { mimeType: { equals: 'text/vtt' } },
        admin: { description: 'A .vtt file.' },
      },
    ),
  ],
}

async function validateChapters(
  value: Parameters<ArrayFieldValidation>[0],
  options: Parameters<ArrayFieldValidation>[1],
): Promise<true | string> {
  const usual = await array(value, options)
  if (usual !== true) return usual
  const length = (options.data as { duration?: number | null }).duration ?? null
  return checkChapters((value ?? []) as DraftChapter[], length)
}
