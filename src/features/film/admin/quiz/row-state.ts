import type { FormState } from 'payload'
import { newRowId, toFieldState } from '@/admin/row-state'
import type { ImportedQuestion } from '../../rules/question-import'

/** Returns a question in the format of a row that is added to Payload's form. */
export function toRowState({ question, options, feedback }: ImportedQuestion): FormState {
  const answers = options.map((option) => ({ ...option, id: newRowId() }))
  const fields = answers.flatMap(({ id, text, isCorrect }, index) => [
    [`options.${index}.id`, toFieldState(id)],
    [`options.${index}.text`, toFieldState(text)],
    [`options.${index}.isCorrect`, toFieldState(isCorrect)],
  ])
  return {
    id: toFieldState(newRowId()),
    question: toFieldState(question),
    play: toFieldState(null),
    feedback: toFieldState(feedback),
    options: { ...toFieldState(answers.length), disableFormData: true, rows: answers.map(({ id }) => ({ id })) },
    ...(Object.fromEntries(fields) as FormState),
  }
}
