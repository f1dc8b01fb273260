import { QUIZ_KINDS, QUIZ_LIMITS } from '@/features/film/rules/films'
import { defineCollection } from '../access/define'
import { denyField, openTo } from '../access/rules'
import { line, numberField, relation, row, select } from '../fields/basic'
import { oneQuizPerKind } from '../hooks/one-quiz-per-kind'
import { rejectStaleSave, revisionField } from '../hooks/reject-stale'
import { versionQuiz } from '../hooks/version-quiz'
import { questionsField } from './question-field'
import { BY_NAME } from './record-fields'

/**
 * Quizzes about films. Only staff read the correct answers: the film room scores attempts on the server and reveals answers
 * only as the quiz allows.
 */
export const Quizzes = defineCollection({
  slug: 'quizzes',
  labels: { singular: 'Quiz', plural: 'Quizzes' },
  access: openTo('editor', 'coach'),
  admin: {
    group: 'Film room',
    useAsTitle: 'title',
    defaultColumns: ['title', 'film', 'kind', 'passMark', 'version'],
    description: 'One film-room quiz and one library check for a film. Passing the first unlocks the next film’s quiz.',
  },
  hooks: { beforeValidate: [oneQuizPerKind], beforeChange: [rejectStaleSave, versionQuiz] },
  fields: [
    line('title', 'Staff and players read it.', { maxLength: 100 }),
    row(
      relation('film', 'films', 'The film it asks about.', {
        required: true,
        index: true,
        admin: { components: { Cell: BY_NAME.components.Cell } },
      }),
      select(
        'kind',
        'How it is taken.',
        Object.entries(QUIZ_KINDS).map(([value, { label }]) => ({ value, label })),
        { defaultValue: 'film-room' },
      ),
    ),
    numberField('passMark', 'The rounded score decides. Every text about passing takes its number from here.', {
      label: 'Pass mark in percent',
      min: 1,
      max: 100,
      defaultValue: ({ data }: { data?: { kind?: keyof typeof QUIZ_KINDS } }) =>
        QUIZ_KINDS[data?.kind ?? 'film-room'].passMark,
      step: 1,
    }),
    {
      name: 'markNote',
      type: 'ui',
      admin: { components: { Field: '/features/film/admin/QuizMarkNote.client#QuizMarkNote' } },
    },
    questionsField(QUIZ_LIMITS),
    revisionField,
    {
      name: 'preview',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/features/film/admin/QuizPreview#QuizPreview' } },
    },
    numberField(
      'version',
      'Rises when the questions or the pass mark of a quiz that was taken change. Earlier attempts keep theirs.',
      {
        defaultValue: 1,
        min: 1,
        access: { create: denyField, update: denyField },
        admin: { position: 'sidebar', readOnly: true },
      },
    ),
  ],
  indexes: [{ fields: ['film', 'kind'], unique: true }],
})
