import { type CollectionBeforeValidateHook, type Field, ValidationError } from 'payload'
import { WATCHED_SHARE } from '@/features/film/rules/seen'
import { defineCollection } from '../access/define'
import { ownAssignments } from '../access/own-people'
import { denyAll } from '../access/rules'
import { long, numberField, relation } from '../fields/basic'
import { dayField } from '../fields/day'
import { askBeforeDouble } from './ask-before-double'
import { BY_NAME } from './record-fields'
import { requireOwnDivisions, requireOwnDivisionsOnDelete, onlyOwnDivisions, onlyOwnPlayers } from './assignment-scope'

/** Films and quizzes assigned by a coach, with the assigned members and the due date. */
export const FilmAssignments = defineCollection({
  slug: 'film-assignments',
  labels: { singular: 'Assignment', plural: 'Assignments' },
  defaultSort: '-assignedOn',
  access: {
    // Coaches read assignments that include one of their own players. To change one, all its recipients must be within their
    // scope, which the hooks check.
    read: ownAssignments,
    create: ownAssignments,
    update: ownAssignments,
    delete: ownAssignments,
    readVersions: denyAll,
  },
  admin: {
    group: 'Film room',
    useAsTitle: 'filmTitle',
    defaultColumns: ['film', 'divisions', 'dueOn', 'assignedBy'],
    description:
      'A film, with or without its quiz, for divisions or single players. Families are reminded a day before.',
  },
  hooks: {
    beforeValidate: [requireRecipient, requireOwnDivisions, askBeforeDouble, takeFilmQuiz],
    beforeDelete: [requireOwnDivisionsOnDelete],
  },
  fields: [
    relation('film', 'films', 'What to watch.', {
      required: true,
      index: true,
      admin: { components: { Cell: BY_NAME.components.Cell } },
    }),
    relation(
      'quiz',
      'quizzes',
      'The quiz to be passed as well, open to these players whatever comes before it. Left untouched it is the film’s own; choose it and clear it for none.',
      { filterOptions: ({ siblingData }) => ({ film: { equals: (siblingData as { film?: string }).film ?? '' } }) },
    ),
    relation('divisions', 'divisions', 'Every player of these divisions, also those who join later.', {
      hasMany: true,
      filterOptions: onlyOwnDivisions,
    }),
    relation('members', 'members', 'Single players, in addition to the divisions.', {
      label: 'Players',
      hasMany: true,
      filterOptions: onlyOwnPlayers,
    }),
    dayField('assignedOn', 'From this day it is listed under “Assigned”.'),
    { ...dayField('dueOn', 'The last day. Optional.'), required: false, defaultValue: undefined } as Field,
    numberField('share', 'How much of the film must be seen. Opening it is not enough.', {
      label: 'Watched from, in percent',
      min: 1,
      max: 100,
      defaultValue: WATCHED_SHARE,
      step: 5,
    }),
    {
      name: 'filmTitle',
      type: 'text',
      virtual: 'film.title',
      admin: { hidden: true, description: 'Titles the assignment.' },
    },
    {
      name: 'isAgain',
      label: 'Assign it again',
      type: 'checkbox',
      virtual: true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        position: 'sidebar',
        description: 'Only where some of these players have the film assigned already, with time left.',
      },
    },
    long('note', 'One or two sentences to the players. Their families read it too.', { maxLength: 300 }),
    {
      name: 'assignedBy',
      type: 'text',
      maxLength: 100,
      defaultValue: ({ user }: { user?: { name?: string } | null }) => user?.name,
      admin: { position: 'sidebar', readOnly: true, description: 'Who assigned it.' },
    },
  ],
})

function requireRecipient({ data, req }: Parameters<CollectionBeforeValidateHook>[0]) {
  const hasRecipient = [data?.divisions, data?.members].some((list) => Array.isArray(list) && list.length > 0)
  if (hasRecipient || !data || !('divisions' in data || 'members' in data)) return data
  const errors = [{ message: 'Choose at least one division or one player.', path: 'divisions' }]
  throw new ValidationError({ collection: 'film-assignments', errors, req })
}

/** Uses the film's own quiz when a new assignment has no `quiz` value; an empty value means no quiz. */
async function takeFilmQuiz({ data, operation, req }: Parameters<CollectionBeforeValidateHook>[0]) {
  if (operation !== 'create' || !data?.film || data.quiz !== undefined) return data
  const { docs } = await req.payload.find({
    collection: 'quizzes',
    where: { film: { equals: data.film }, kind: { equals: 'film-room' } },
    depth: 0,
    limit: 1,
    req,
  })
  return { ...data, quiz: docs[0]?.id ?? null }
}
