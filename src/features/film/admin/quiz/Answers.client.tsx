'use client'

import { FieldError, useField, useForm, useFormFields } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useId } from 'react'
import styles from './quiz.module.css'

type RowProps = {
  /** The path of the row in the form: 'questions.0.options.2'. */
  path: string
  number: number
  /** The name shared by the radio buttons of one question. */
  group: string
  isRight: boolean
  isLocked: boolean
  onMark: () => void
  /** Null when the row cannot move up. */
  onUp: (() => void) | null
  /** Null when the question has the minimum number of answers. */
  onRemove: (() => void) | null
}

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

/** Renders one answer with the radio button that marks it as the right one. */
function AnswerRow({ path, number, group, isRight, isLocked, onMark, onUp, onRemove }: RowProps) {
  const error = useId()
  const { errorMessage, setValue, showError, value } = useField<string>({ path: `${path}.text` })
  const name = value || `answer ${number}`
  return (
    <div className={styles.answer} data-right={isRight || undefined}>
      <label>
        <input
          type="radio"
          name={group}
          aria-label={`The right answer: ${name}`}
          checked={isRight}
          disabled={isLocked}
          onChange={onMark}
        />
        <span aria-hidden="true">{isRight ? 'This is right' : 'Mark as right'}</span>
      </label>
      <input
        id={`field-${path.replaceAll('.', '__')}__text`}
        aria-label={`Answer ${number}`}
        maxLength={160}
        readOnly={isLocked}
        value={value ?? ''}
        aria-invalid={showError}
        aria-describedby={showError ? error : undefined}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {!isLocked && onUp && (
        <button type="button" aria-label={`Move up: ${name}`} onClick={onUp}>
          ↑
        </button>
      )}
      {!isLocked && onRemove && (
        <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          ×
        </button>
      )}
      {showError && (
        <small id={error} className="fc-field-error">
          {errorMessage ?? 'Write the answer, or remove it.'}
        </small>
      )}
    </div>
  )
}
