'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { passMarkWarning } from '../rules/quizzes'

/** Warns authors while they edit when a single wrong answer fails the quiz. It blocks nothing. */
export function QuizMarkNote() {
  const [fields] = useAllFormFields()
  const warning = passMarkWarning(fields.questions?.rows?.length ?? 0, Number(fields.passMark?.value ?? 0))
  return <div role="status">{warning && <p className="fc-note fc-note--warn">{warning}</p>}</div>
}
