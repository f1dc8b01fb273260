import { useField, useForm, useFormFields } from '@payloadcms/ui'
import type { FormField } from 'payload'
import { newRowId, toFieldState } from '@/admin/row-state'
import { insertionIndex, type DraftChapter } from '../../rules/chapters'

export type FormChapters = ReturnType<typeof useChapters>

/** Manages the chapters of the form: the rows that Payload saves, in the order of the film. */
export function useChapters(path: string) {
  const { rows = [], disabled, showError, errorMessage } = useField({ path, hasRows: true })
  const { addFieldRow, dispatchFields, moveFieldRow, removeFieldRow, setModified } = useForm()
  // Selected as one string, because a new array on each keystroke anywhere would render the player again.
  const written = useFormFields(([fields]) =>
    JSON.stringify(rows.map((_, index) => toChapter(fields, `${path}.${index}`))),
  )
  const chapters = JSON.parse(written) as DraftChapter[]

  /** Adds a chapter at this second. @returns the id of its row, or of the existing chapter that starts there */
  function add(at: number): string {
    const known = chapters.findIndex((chapter) => chapter.at === at)
    if (known !== -1) return rows[known]!.id
    const rowIndex = insertionIndex(chapters, at)
    const row = newRowId()
    const subFieldState = {
      id: toFieldState(row),
      at: toFieldState(at),
      title: toFieldState(''),
      play: toFieldState(null),
    }
    addFieldRow({ path, rowIndex, schemaPath: path, subFieldState })
    return row
  }

  function setTime(index: number, at: number): void {
    dispatchFields({ type: 'UPDATE', path: `${path}.${index}.at`, value: at, valid: true })
    setModified(true)
    const to = insertionIndex(chapters.toSpliced(index, 1), at)
    if (to !== index) moveFieldRow({ path, moveFromIndex: index, moveToIndex: to })
  }

  function remove(index: number): void {
    removeFieldRow({ path, rowIndex: index })
  }

  return { rows, chapters, isLocked: disabled, problem: showError ? errorMessage : undefined, add, setTime, remove }
}

function toChapter(fields: Record<string, FormField>, row: string): DraftChapter {
  const at = fields[`${row}.at`]?.value
  const title = fields[`${row}.title`]?.value
  return { at: typeof at === 'number' ? at : null, title: typeof title === 'string' ? title : '' }
}
