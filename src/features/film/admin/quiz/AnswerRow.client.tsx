'use client'

import { useField } from '@payloadcms/ui'
import { useId } from 'react'
import styles from './quiz.module.css'

type RowProps = {
  /** Of the row in the form: 'questions.0.options.2'. */
  path: string
  number: number
  /** The name that the marks of one question share. */
  group: string
  isRight: boolean
  isLocked: boolean
  onMark: () => void
  /** Null where it cannot go up. */
  onUp: (() => void) | null
  /** Null where a question needs every answer it has. */
  onRemove: (() => void) | null
}

/** One answer with the mark that makes it the right one. */
export function AnswerRow({ path, number, group, isRight, isLocked, onMark, onUp, onRemove }: RowProps) {
  const error = useId()
  const { errorMessage, setValue, showError, value } = useField<string>({ path: `${path}.text` })
  const name = value || `answer ${number}`
  return (
    <div className={styles.answer} data-right={isRight || undefined}>
      <input
        type="radio"
        name={group}
        aria-label={`The right answer: ${name}`}
        checked={isRight}
        disabled={isLocked}
        onChange={onMark}
      />
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
