import type { Field } from 'payload'
import { PLAY_KINDS } from '@/features/film/rules/plays'
import { NEW_PLAY } from '@/lib/court/play'
import { drawingProblem } from '@/lib/court/schema'
import { defineContent } from '../access/content'
import { only } from '../access/rules'
import { line, long, orderField } from '../fields/basic'
import { labelledOptions } from '../fields/options'
import { assignPlayKey } from '../hooks/assign-play-key'
import { keepShownPlay, keepShownPlayOnDelete } from '../hooks/keep-shown-play'
import { versionDrawnQuizzes } from '../hooks/version-quiz'

/** A new play comes last until it is moved. */
const LAST = 1000

/**
 * The playbook: drawn plays that films, chapters and questions show, each referenced by its key. Members see them through the
 * film room's own queries, never through the API.
 */
export const Plays = defineContent({
  slug: 'plays',
  labels: { singular: 'Play', plural: 'Plays' },
  defaultSort: 'order',
  writers: ['editor', 'coach'],
  readers: only('editor', 'coach'),
  admin: {
    group: 'Film room',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'description', 'updatedAt', '_status'],
    listSearchableFields: ['name', 'description'],
    description: 'Drawn plays. A published play can be chosen for films, their chapters and questions.',
  },
  hooks: {
    beforeChange: [assignPlayKey, keepShownPlay],
    beforeDelete: [keepShownPlayOnDelete],
    afterChange: [versionDrawnQuizzes],
  },
  fields: [
    line('name', 'What coaches and players call it.', { maxLength: 80 }),
    {
      name: 'drawing',
      label: 'Play',
      type: 'json',
      required: true,
      defaultValue: NEW_PLAY,
      validate: (value: unknown) => drawingProblem(value) ?? true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        description: 'The players, and what they do in each step.',
        components: {
          Field: '/features/film/admin/lazy.client#PlayDrawing',
          Diff: '/features/film/admin/lazy.client#DrawingDiff',
        },
      },
    },
    long('description', 'One sentence about the whole play, for people who cannot see it: 20 to 300 characters.', {
      required: true,
      maxLength: 300,
      validate: (value: unknown) =>
        (typeof value === 'string' && value.trim().length >= 20 && value.length <= 300) ||
        'Describe the play in one sentence of 20 to 300 characters.',
    }),
    {
      name: 'key',
      type: 'text',
      unique: true,
      index: true,
      maxLength: 40,
      admin: { hidden: true, description: 'Films, chapters and questions refer to the play by it. It never changes.' },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'offense',
      options: labelledOptions(PLAY_KINDS),
      admin: { position: 'sidebar', description: 'How it is listed in the playbook.' },
    },
    { ...orderField(), defaultValue: LAST } as Field,
  ],
})
