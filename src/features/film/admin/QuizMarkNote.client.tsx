'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { passMarkWarning } from '../rules/quizzes'

/** Tells authors, while they write, when one wrong answer already fails the quiz. It forbids nothing. */
export function QuizMarkNote() {
  const [fields] = useAllFormFields()
  const warning = passMarkWarning(fields.questions?.rows?.length ?? 0, Number(fields.passMark?.value ?? 0))
  return <div role="status">{warning && <p className="fc-note fc-note--warn">{warning}</p>}</div>
}
