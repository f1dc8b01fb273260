'use client'

import { useField } from '@payloadcms/ui'
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

/** Renders one answer with the radio button that marks it as the right one. */
export function AnswerRow({ path, number, group, isRight, isLocked, onMark, onUp, onRemove }: RowProps) {
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
