'use client'
import { SelectField, TextAreaField, TextField } from '@/components/form/controls'
import { WATCHED_SHARE } from '@/features/film/rules/seen'
import { NOTE_MAX } from '../../rules/assignment-schema'
import type { Reach } from '@/features/film/rules/reach'
import styles from './assignments.module.css'

export type When = { dueOn: string; note: string; withQuiz: boolean; share: number }

const SHARES = [
  { value: 50, label: 'When half of it was seen' },
  { value: WATCHED_SHARE, label: `When ${WATCHED_SHARE}% of it was seen` },
  { value: 100, label: 'When all of it was seen' },
] as const

type WhenFieldsProps = {
  reach: Pick<Reach, 'today' | 'quickDays'>
  hasQuiz: boolean
  /** The players for whom the quiz is still locked, as text. */
  locked: string | null
  when: When
  onChange: (when: When) => void
}

/** Renders the due day with two suggested days, and the note to the players. */
export function WhenFields({ reach, hasQuiz, locked, when, onChange }: WhenFieldsProps) {
  const { dueOn, note, withQuiz, share } = when
  return (
    <fieldset className={styles.step}>
      <legend>
        <span className="num">2</span> Until when
      </legend>
      <div className={styles.days}>
        {reach.quickDays.map(({ day, label }) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            aria-pressed={dueOn === day}
            onClick={() => onChange({ ...when, dueOn: dueOn === day ? '' : day })}
          >
            {label}
          </button>
        ))}
        <TextField
          id="assign-due"
          label="Another day"
          isOptional
          type="date"
          min={reach.today}
          value={dueOn}
          onChange={(event) => onChange({ ...when, dueOn: event.target.value })}
        />
      </div>
      {hasQuiz && (
        <QuizCheck locked={locked} isChecked={withQuiz} onChange={(withQuiz) => onChange({ ...when, withQuiz })} />
      )}
      <SelectField
        id="assign-share"
        label="Counts as watched"
        placeholder="Choose"
        options={SHARES.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(share)}
        onChange={(event) => onChange({ ...when, share: Number(event.target.value) })}
      />
      <TextAreaField
        id="assign-note"
        label="A note to the players"
        hint="Their families read it too."
        isOptional
        rows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => onChange({ ...when, note: event.target.value })}
      />
    </fieldset>
  )
}

type QuizCheckProps = { locked: string | null; isChecked: boolean; onChange: (isChecked: boolean) => void }

function QuizCheck({ locked, isChecked, onChange }: QuizCheckProps) {
  return (
    <>
      <label className={styles.check}>
        <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
        The quiz has to be passed too
      </label>
      <p role="status" className={styles.locked}>
        {isChecked && locked}
      </p>
    </>
  )
}
