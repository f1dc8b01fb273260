import type { ArrayFieldValidation, Field } from 'payload'
import type { QUIZ_LIMITS } from '@/features/film/rules/films'
import { checkbox, line, long, row } from '../fields/basic'
import { playField } from './play-field'

/** The number of empty choices of a new question. */
const USUAL_OPTIONS = 4

type Option = { isCorrect?: boolean | null; text?: string | null }

/** The questions of a quiz, each with two to six options, of which exactly one is correct. */
export function questionsField(limits: typeof QUIZ_LIMITS): Field {
  return {
    name: 'questions',
    type: 'array',
    required: true,
    minRows: 1,
    maxRows: limits.questions,
    labels: { singular: 'Question', plural: 'Questions' },
    admin: {
      description: 'One at a time, in this order. Ask about what the film shows.',
      initCollapsed: true,
      components: {
        Field: '/features/film/admin/lazy.client#Questions',
        RowLabel: '/features/film/admin/QuestionRowLabel.client#QuestionRowLabel',
      },
    },
    fields: [
      line('question', 'What the player is asked.', { maxLength: limits.question }),
      playField('Shown next to the question; empty, the film’s own. Choose one that does not give the answer away.'),
      {
        name: 'options',
        type: 'array',
        required: true,
        minRows: limits.minOptions,
        maxRows: limits.maxOptions,
        defaultValue: Array.from({ length: USUAL_OPTIONS }, () => ({})),
        labels: { singular: 'Option', plural: 'Options' },
        validate: validateOptions,
        admin: {
          description: 'Two to six, exactly one of them right.',
          components: { Field: '/features/film/admin/lazy.client#Answers' },
        },
        fields: [
          row(
            line('text', 'One answer.', { label: 'Answer', maxLength: limits.option }),
            checkbox('isCorrect', 'One of them is.', { label: 'This one is right' }),
          ),
        ],
      },
      long('feedback', 'Shown after the answer: why it is right, in one or two sentences.', {
        required: true,
        maxLength: limits.feedback,
      }),
    ],
  }
}

const validateOptions: ArrayFieldValidation = (value) => {
  const options = (value ?? []) as Option[]
  if (options.length < 2) return 'Give at least two options.'
  if (options.length > 6) return 'Give at most six options.'
  const right = options.filter(({ isCorrect }) => isCorrect).length
  if (right !== 1) return `Mark exactly one option as right: ${right === 0 ? 'none is' : `${right} are`} now.`
  const texts = new Set(options.map(({ text }) => text?.trim().toLowerCase()))
  return texts.size === options.length || 'Two options say the same. Change one of them.'
}
