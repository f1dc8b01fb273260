import { z } from 'zod'
import { QUIZ_LIMITS } from './films'

const ID_MAX = 64
const UNREADABLE = 'We could not read this answer. Please reload the page and try again.'

const uuid = z.uuid(UNREADABLE)
const id = z.string(UNREADABLE).min(1, UNREADABLE).max(ID_MAX, UNREADABLE)
const answer = z.object({ question: id, option: id }, UNREADABLE)
const answers = z.array(answer, UNREADABLE).max(QUIZ_LIMITS.questions, UNREADABLE)

// Additional properties such as a score are ignored: the server computes the score itself.

/** The request body to open a quiz. */
export const startSchema = z.object({ quiz: uuid })

/** One answer of an attempt. `earlier` is used by previews only, which store nothing. */
export const answerSchema = z.object({
  quiz: uuid,
  attempt: uuid,
  version: z.coerce.number(UNREADABLE).int(UNREADABLE),
  question: id,
  option: id,
  earlier: answers.default([]),
})

/** All answers of an attempt. */
export const submitSchema = z.object({ quiz: uuid, attempt: uuid, answers })

export type AnswerInput = z.infer<typeof answerSchema>
export type SubmitInput = z.infer<typeof submitSchema>
