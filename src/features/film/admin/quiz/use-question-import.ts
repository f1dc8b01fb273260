import { useForm } from '@payloadcms/ui'
import { useState } from 'react'
import type { FormState } from 'payload'
import { NO_TEXT } from '@/admin/import/ChooseCsv.client'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import { newRowId, toFieldState } from '@/admin/row-state'
import type { ReadQuestions, ImportedQuestion } from '../../rules/question-import'

type Checked = ReadQuestions & { file: string }

/** Imports questions from a file into the form of a quiz: checks, adds and removes them. Stores nothing. */
export function useQuestionImport(path: string, count: number) {
  const { addFieldRow, getDataByPath, removeFieldRow } = useForm()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [added, setAdded] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const rows = () => getDataByPath<{ id?: string; question?: string }[]>(path) ?? []

  async function check({ name, text }: { name: string; text: string | null }): Promise<void> {
    setAdded([])
    setProblem(text === null ? NO_TEXT : null)
    if (text === null) return
    const known = rows().flatMap(({ question }) => question?.trim() || [])
    const answer = await postStaff<ReadQuestions>(adminPaths.staffPost('quiz/read'), { text, known })
    if ('message' in answer) setProblem(answer.message)
    else setChecked({ ...answer, file: name })
  }

  function bring({ questions }: ReadQuestions): void {
    const ids = questions.map((question, index) => {
      const subFieldState = toRowState(question)
      addFieldRow({ path, schemaPath: path, rowIndex: count + index, subFieldState })
      return String(subFieldState.id!.value)
    })
    setAdded(ids)
    setChecked(null)
  }

  function takeOut(): void {
    const indexes = rows().flatMap(({ id }, index) => (id && added.includes(id) ? [index] : []))
    for (const rowIndex of indexes.toReversed()) removeFieldRow({ path, rowIndex })
    setAdded([])
  }

  return { checked, added: added.length, problem, check, bring, takeOut, clear: () => setChecked(null) }
}

/** Returns a question in the format of a row that is added to Payload's form. */
function toRowState({ question, options, feedback }: ImportedQuestion): FormState {
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
