import { APIError, type Field, type FieldHook, type CollectionBeforeChangeHook } from 'payload'
import { randomUUID } from 'node:crypto'
import { PLAY_KINDS } from '@/features/film/rules/plays'
import { NEW_PLAY } from '@/lib/court/play'
import { drawingProblem, parseDrawing } from '@/lib/court/schema'
import { optionsOf } from '@/lib/options'
import type { Play } from '@/payload-types'
import { defineContent } from '../access/content'
import { only } from '../access/rules'
import { line, long, orderField, row, select } from '../fields/basic'
import { protectUsedPlay, protectUsedPlayOnDelete } from '../hooks/protect-used-play'
import { rejectQueriesBy } from '../hooks/reject-queries-by'
import { versionDrawnQuizzes } from '../hooks/version-quiz'

/** Gives a new play its key, and keeps the key of an existing one: films and questions refer to the play by it. */
const assignPlayKey: CollectionBeforeChangeHook<Play> = ({ data, operation, originalDoc }) => ({
  ...data,
  key: operation === 'update' && originalDoc?.key ? originalDoc.key : `play-${randomUUID().slice(0, 13)}`,
})

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
    defaultColumns: ['name', 'drawing', 'kind', 'description', '_status'],
    listSearchableFields: ['name', 'description'],
    description: 'Drawn plays. A published play can be chosen for films, their chapters and questions.',
  },
  hooks: {
    beforeOperation: [rejectQueriesBy('drawing')],
    beforeChange: [assignPlayKey, protectUsedPlay],
    beforeDelete: [protectUsedPlayOnDelete],
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
      // A draft may be unfinished, but the editor can always show it.
      hooks: { beforeChange: [requireDrawing] },
      admin: {
        disableListFilter: true,
        description: 'The players, and what they do in each step.',
        components: {
          Field: '/features/film/admin/lazy.client#PlayDrawing',
          Cell: '/features/film/admin/plays/PlayCell#PlayCell',
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
    // Without a sidebar the editor has the whole width.
    row(select('kind', 'How it is listed in the playbook.', optionsOf(PLAY_KINDS), { defaultValue: 'offense' }), {
      ...orderField(),
      defaultValue: LAST,
      admin: { description: 'Lower numbers come first. The list of plays can be arranged by dragging too.' },
    } as Field),
  ],
})

function requireDrawing({ value }: Parameters<FieldHook>[0]): unknown {
  if (value === null || value === undefined || parseDrawing(value)) return value
  throw new APIError('This is not the drawing of a play.', 400, null, true)
}
