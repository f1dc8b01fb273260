'use client'
import { TextAreaField, TextField } from '@/components/form/controls'
import { NOTE_MAX, type Reach } from './schema'

export type When = { dueOn: string; note: string; withQuiz: boolean }

type WhenFieldsProps = {
  reach: Pick<Reach, 'today' | 'quickDays'>
  hasQuiz: boolean
  when: When
  onChange: (when: When) => void
}

/** Until when, with two days one tap away, and what to say about it. */
export function WhenFields({ reach, hasQuiz, when, onChange }: WhenFieldsProps) {
  const { dueOn, note, withQuiz } = when
  return (
    <fieldset className="assign-step">
      <legend>
        <span className="num">2</span> Until when
      </legend>
      <div className="assign-days">
        {reach.quickDays.map(({ day, label }) => (
          <button
            key={day}
            type="button"
            className="assign-day"
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
        <label className="assign-check">
          <input
            type="checkbox"
            checked={withQuiz}
            onChange={(event) => onChange({ ...when, withQuiz: event.target.checked })}
          />
          The quiz has to be passed too
        </label>
      )}
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
