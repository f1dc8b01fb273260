'use client'

import { useField } from '@payloadcms/ui'
import { useId } from 'react'
import { formatClock } from '../../rules/clock'
import { PlayChoice } from '../plays/lazy-choice.client'
import styles from './editor.module.css'

type RowProps = {
  /** The id of the row in the form. */
  row: string
  /** The path of the row in the form: 'chapters.2'. */
  path: string
  at: number
  /** The duration in seconds; null while the film's duration is unknown. */
  length: number | null
  position: number
  isNow: boolean
  isLocked: boolean
  onSeek: (second: number) => void
  onMove: () => void
  onRemove: () => void
}

/** Renders one chapter. Its time seeks to it, and "Set to" moves it to the current position. */
export function ChapterRow({ row, path, at, length, position, isNow, isLocked, onSeek, onMove, onRemove }: RowProps) {
  const error = useId()
  const title = useField<string>({ path: `${path}.title` })
  const play = useField<string | null>({ path: `${path}.play` })
  const time = formatClock(at)
  const name = title.value || `the chapter at ${time}`
  const isWrong = title.showError
  return (
    <li className={styles.chapter} data-row={row} data-now={isNow || undefined}>
      <button type="button" className={styles.goTo} onClick={() => onSeek(at)}>
        <span className="fc-visually-hidden">Go to </span>
        {time}
      </button>
      <span className={styles.name}>
        <input
          aria-label={`Name of the chapter at ${time}`}
          id={`field-${path.replaceAll('.', '__')}__title`}
          maxLength={80}
          readOnly={isLocked}
          value={title.value ?? ''}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? error : undefined}
          onChange={(event) => title.setValue(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {isWrong && (
          <small id={error} className="fc-field-error">
            {title.errorMessage ?? 'Give it a name.'}
          </small>
        )}
      </span>
      <small className={styles.length}>{length === null ? '' : formatClock(length)}</small>
      <PlayChoice
        isSmall
        isLocked={isLocked}
        what={`play of ${name}`}
        value={play.value ?? null}
        onChange={play.setValue}
      />
      {isNow && at === position ? (
        <span className="fc-tag fc-tag--secondary">Here</span>
      ) : (
        !isLocked && <MoveButton name={name} position={position} onMove={onMove} />
      )}
      {!isLocked && (
        <button type="button" className={`fc-button ${styles.remove}`} aria-label={`Remove ${name}`} onClick={onRemove}>
          ×
        </button>
      )}
    </li>
  )
}

function MoveButton({ name, position, onMove }: { name: string; position: number; onMove: () => void }) {
  const label = `Set to ${formatClock(position)}`
  return (
    <button type="button" className="fc-button" aria-label={`${label}: ${name}`} onClick={onMove}>
      {label}
    </button>
  )
}
