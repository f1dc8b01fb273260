import { defineCollection } from '../access/define'
import { ownDivisionsOr, WRITTEN_BY_SYSTEM } from '../access/rules'
import { BY_NAME, memberField, memberNameField, readOnlyNumber, readOnlyTime } from './record-fields'
import { checkbox, relation } from '../fields/basic'

/** Every attempt at a quiz, with its answers and the score computed by the server. Coaches read their own divisions. */
export const QuizAttempts = defineCollection({
  slug: 'quiz-attempts',
  labels: { singular: 'Quiz attempt', plural: 'Quiz attempts' },
  defaultSort: '-createdAt',
  access: { read: ownDivisionsOr('member.divisions'), ...WRITTEN_BY_SYSTEM },
  admin: {
    group: 'Film room',
    useAsTitle: 'memberName',
    defaultColumns: ['member', 'quiz', 'score', 'isPassed', 'finishedAt'],
    description: 'Written by the film room. The best finished attempt counts; a passed quiz stays passed.',
  },
  fields: [
    memberField(),
    memberNameField(),
    relation('quiz', 'quizzes', 'The quiz that was taken.', {
      required: true,
      index: true,
      admin: { ...BY_NAME, readOnly: true },
    }),
    readOnlyNumber('quizVersion', 'Which version of its questions.'),
    readOnlyNumber('score', 'In percent, rounded. 0 until it is finished.'),
    checkbox('isPassed', 'Whether the score reached the pass mark.', { label: 'Passed', admin: { readOnly: true } }),
    readOnlyTime('finishedAt', 'Empty while the attempt is under way.'),
    {
      name: 'answers',
      type: 'array',
      admin: {
        readOnly: true,
        disableListColumn: true,
        description: 'In the order they were given.',
        components: { Field: '/features/film/admin/quiz/GivenAnswers#GivenAnswers' },
      },
      fields: [
        { name: 'questionId', type: 'text', required: true, admin: { description: 'Which question.' } },
        { name: 'optionId', type: 'text', required: true, admin: { description: 'Which option was chosen.' } },
        { name: 'isCorrect', type: 'checkbox', defaultValue: false, admin: { description: 'Whether it was right.' } },
      ],
    },
  ],
})
