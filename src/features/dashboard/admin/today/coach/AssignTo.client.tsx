'use client'

import { useState } from 'react'
import { formatCount } from '@/lib/counts'
import { PlayerChoices } from '@/features/coaching/components/shared/PlayerChoices.client'
import { type Assignment, useAssignment } from '@/features/coaching/components/shared/use-assignment'
import type { AssignableFilm } from '@/features/coaching/rules/assignment-schema'
import type { Reach } from '@/features/film/rules/reach'
import styles from './assign.module.css'

type When = { dueOn: string; withQuiz: boolean }

type WhenProps = { reach: Reach; hasQuiz: boolean; when: When; onChange: (when: When) => void }

type ToProps = { film: AssignableFilm; reach: Reach; onSent: (id: string, recipients: string) => void }

/** Recipients and due day, preset to the first squad and a week from now, with the button that sends. */
export function AssignTo({ film, reach, onSent }: ToProps) {
  const preselected = reach.divisions.slice(0, 1).map(({ id }) => id)
  const assignment = useAssignment({ reach, preselected, onSent })
  const [when, setWhen] = useState<When>({ dueOn: reach.quickDays.at(-1)?.day ?? '', withQuiz: film.quizId !== null })

  function send(): void {
    const { withQuiz, dueOn } = when
    void assignment.send({ film: film.slug, quiz: withQuiz ? film.quizId : null, dueOn })
  }

  if (reach.divisions.length === 0)
    return <p>None of your divisions may watch this film, or you have none yet. An admin can change that.</p>
  return (
    <>
      <AssignRecipients reach={reach} assignment={assignment} />
      <AssignWhen reach={reach} hasQuiz={film.quizId !== null} when={when} onChange={setWhen} />
      <footer className={styles.foot}>
        {assignment.problem && <p role="alert">{assignment.problem}</p>}
        <button
          type="button"
          className={`fc-button fc-main ${styles.send}`}
          disabled={!assignment.canSend}
          onClick={send}
        >
          {assignment.isSending ? 'Sending …' : assignment.sendLabel}
        </button>
      </footer>
    </>
  )
}

/** Chooses whole squads, or single players behind one more click. */
function AssignRecipients({ reach, assignment }: { reach: Reach; assignment: Assignment }) {
  const { chosen, toggle } = assignment
  return (
    <fieldset className={styles.step}>
      <legend>
        <span className={styles.number}>2</span> Who
      </legend>
      <div className={styles.chips}>
        {reach.divisions.map((division) => (
          <label key={division.id} className={styles.chip}>
            <input type="checkbox" checked={chosen.has(division.id)} onChange={() => toggle(division.id)} />
            <span>
              {division.key} <small>{formatCount(division.players.length, 'player')}</small>
            </span>
          </label>
        ))}
      </div>
      <details className={styles.single}>
        <summary>Some players</summary>
        {reach.divisions.map((division) => (
          <div key={division.id} role="group" aria-label={`Players of ${division.key}`}>
            <PlayerChoices division={division} assignment={assignment} className="fc-tick" />
          </div>
        ))}
      </details>
    </fieldset>
  )
}

/** The due day, with shortcuts for two common days, and whether the quiz must be passed. */
function AssignWhen({ reach, hasQuiz, when, onChange }: WhenProps) {
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
