import type { CollectionBeforeChangeHook } from 'payload'
import { COMMENT_MAX, COMMENT_STATES } from '@/features/film/rules/films'
import { defineCollection } from '../access/define'
import { ownComments } from '../access/own-people'
import { denyAll } from '../access/rules'
import { long, numberField, relation, select } from '../fields/basic'
import { capitalOptions } from '../fields/options'
import { IN_MINUTES } from './clock-components'
import { BY_NAME, filmField } from './record-fields'

/** Comments of members below a film, visible to everyone who may watch it: there are no private messages. */
export const FilmComments = defineCollection({
  slug: 'film-comments',
  labels: { singular: 'Comment', plural: 'Comments' },
  defaultSort: '-createdAt',
  access: { read: ownComments, create: denyAll, update: ownComments, delete: ownComments, readVersions: denyAll },
  admin: {
    group: 'Film room',
    useAsTitle: 'text',
    defaultColumns: ['text', 'authorName', 'film', 'state', 'createdAt'],
    description: 'Only the author reads a waiting comment until you set it to visible.',
  },
  hooks: { beforeChange: [settleReports] },
  fields: [
    {
      ...long('text', 'Plain text, as it was written.', { required: true, maxLength: COMMENT_MAX }),
      access: { update: () => false },
    } as never,
    filmField(),
    select(
      'state',
      'Visible: every member reads it. Waiting: for you to read. Hidden: no one reads it.',
      capitalOptions(COMMENT_STATES),
      { defaultValue: 'visible', index: true, admin: { position: 'sidebar' } },
    ),
    relation('author', 'members', 'The member who wrote it; empty for staff.', {
      index: true,
      admin: { ...BY_NAME, position: 'sidebar', readOnly: true },
    }),
    relation('staffAuthor', 'staff', 'The member of staff who wrote it.', {
      admin: { ...BY_NAME, position: 'sidebar', readOnly: true },
    }),
    {
      name: 'authorName',
      type: 'text',
      required: true,
      admin: { position: 'sidebar', readOnly: true, description: 'As it is shown next to the comment.' },
    },
    numberField('second', 'The place in the film it speaks of, if any.', {
      label: 'At',
      min: 0,
      required: false,
      admin: { ...IN_MINUTES, position: 'sidebar', readOnly: true },
    }),
    numberField('reports', 'How many members reported it. One report hides it until you decide.', {
      defaultValue: 0,
      admin: { position: 'sidebar', readOnly: true },
    }),
  ],
})

/** Resets the number of reports when staff set the state, because they have decided about the reports so far. */
function settleReports({ data, originalDoc }: Parameters<CollectionBeforeChangeHook>[0]) {
  return data.state && data.state !== originalDoc?.state ? { ...data, reports: 0 } : data
}
