'use client'

import { FieldError, useField, useForm, useFormFields } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useId } from 'react'
import { AnswerRow } from './AnswerRow.client'
import styles from './quiz.module.css'

/** Renders the answers of a question. Exactly one is right: marking an answer clears the others. */
export function Answers({ field, path, readOnly }: ArrayFieldClientProps) {
  const group = useId()
  const { rows = [], disabled, showError } = useField({ path, hasRows: true })
  const { addFieldRow, dispatchFields, moveFieldRow, removeFieldRow, setModified } = useForm()
  const right = useFormFields(([fields]) =>
    rows.findIndex((_, index) => Boolean(fields[`${path}.${index}.isCorrect`]?.value)),
  )
  const isLocked = Boolean(readOnly || disabled)
  const { minRows = 2, maxRows = rows.length + 1 } = field

  function mark(chosen: number): void {
    for (const index of rows.keys())
      dispatchFields({ type: 'UPDATE', path: `${path}.${index}.isCorrect`, value: index === chosen, valid: true })
    setModified(true)
  }

  return (
    <fieldset className={styles.answers} id={`field-${path.replaceAll('.', '__')}`}>
      <legend>
        Answers <small>mark the one that is right</small>
      </legend>
      <FieldError path={path} showError={showError} />
      {rows.map((row, index) => (
        <AnswerRow
          key={row.id}
          path={`${path}.${index}`}
          number={index + 1}
          group={group}
          isRight={index === right}
          isLocked={isLocked}
          onMark={() => mark(index)}
          onUp={index > 0 ? () => moveFieldRow({ path, moveFromIndex: index, moveToIndex: index - 1 }) : null}
          onRemove={rows.length > minRows ? () => removeFieldRow({ path, rowIndex: index }) : null}
        />
      ))}
      {!isLocked && rows.length < maxRows && (
        <button type="button" className="fc-text-button" onClick={() => addFieldRow({ path, schemaPath: path })}>
          Add an answer
        </button>
      )}
    </fieldset>
  )
}
