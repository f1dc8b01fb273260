'use client'

import type { Reach } from '@/features/film/rules/reach'
import styles from './assign.module.css'

export type When = { dueOn: string; withQuiz: boolean }

type WhenProps = { reach: Reach; hasQuiz: boolean; when: When; onChange: (when: When) => void }

/** The due day, with shortcuts for two common days, and whether the quiz must be passed. */
export function AssignWhen({ reach, hasQuiz, when, onChange }: WhenProps) {
  const days = [...reach.quickDays, { day: '', label: 'No last day' }]
  return (
    <fieldset className={styles.step}>
      <legend>
        <span className={styles.number}>3</span> Until
      </legend>
      <div className={styles.chips}>
        {days.map(({ day, label }) => (
          <label key={label} className={styles.chip}>
            <input
              type="radio"
              name="day"
              checked={when.dueOn === day}
              onChange={() => onChange({ ...when, dueOn: day })}
            />
            <span>{label}</span>
          </label>
        ))}
        <span className="fc-controls">
          <input
            type="date"
            aria-label="Another day"
            min={reach.today}
            value={when.dueOn}
            onChange={({ target }) => onChange({ ...when, dueOn: target.value })}
          />
        </span>
      </div>
      {hasQuiz && (
        <label className={`fc-tick ${styles.quiz}`}>
          <input
            type="checkbox"
            checked={when.withQuiz}
            onChange={({ target }) => onChange({ ...when, withQuiz: target.checked })}
          />
          The quiz must be passed
        </label>
      )}
    </fieldset>
  )
}
