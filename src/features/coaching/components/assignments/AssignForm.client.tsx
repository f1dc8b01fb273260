'use client'

import { useState, type FormEvent } from 'react'
import { formatCount } from '@/lib/counts'
import { WATCHED_SHARE } from '@/features/film/rules/seen'
import { lockedText } from '../../rules/assignments'
import type { Reach } from '@/features/film/rules/reach'
import { PlayerChoices } from '../shared/PlayerChoices.client'
import { type Assignment, useAssignment } from '../shared/use-assignment'
import { WhenFields, type When } from './WhenFields.client'
import styles from './assignments.module.css'

type AssignFormProps = {
  slug: string
  quizId: string | null
  reach: Reach
  onSent: (id: string, recipients: string) => void
}

/** Asks for the recipients and the due day. For a coach of one division the recipients are preselected. */
export function AssignForm({ slug, quizId, reach, onSent }: AssignFormProps) {
  const preselected = reach.divisions.length === 1 ? [reach.divisions[0]!.id] : []
  const assignment = useAssignment({ reach, preselected, onSent })
  const [when, setWhen] = useState<When>({ dueOn: '', note: '', withQuiz: true, share: WATCHED_SHARE })

  function send(event: FormEvent): void {
    event.preventDefault()
    const { withQuiz, ...values } = when
    void assignment.send({ film: slug, quiz: withQuiz ? quizId : null, ...values })
  }

  if (reach.divisions.length === 0) {
    return <p>None of your divisions may watch this film, or you look after none yet. The registrar can change that.</p>
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <RecipientFields reach={reach} assignment={assignment} />
      <WhenFields
        reach={reach}
        hasQuiz={quizId !== null}
        locked={lockedText(reach, assignment.chosen)}
        when={when}
        onChange={setWhen}
      />
      <div className={styles.send}>
        {assignment.problem && (
          <p role="alert" className={styles.problem}>
            {assignment.problem}
          </p>
        )}
        <button type="submit" className="btn big" disabled={!assignment.canSend}>
          {assignment.isSending ? 'Sending...' : assignment.sendLabel}
        </button>
      </div>
    </form>
  )
}

/** Renders the divisions as choices; single players can be expanded. */
function RecipientFields({ reach, assignment }: { reach: Reach; assignment: Assignment }) {
  const { chosen, toggle } = assignment
  return (
    <fieldset className={styles.step}>
      <legend>
        <span className="num">1</span> Who
      </legend>
      <div className={styles.divisions}>
        {reach.divisions.map((division) => (
          <label key={division.id} className={styles.division}>
            <input type="checkbox" checked={chosen.has(division.id)} onChange={() => toggle(division.id)} />
            <span className="num">{division.key}</span>
            <small>{formatCount(division.players.length, 'player')}</small>
          </label>
        ))}
      </div>
      <details className={styles.players}>
        <summary>Single players</summary>
        {reach.divisions.map((division) => (
          <div key={division.id} role="group" aria-label={`Players of ${division.key}`}>
            <p className="label">{division.key}</p>
            {division.players.length === 0 && <p>No one yet.</p>}
            <PlayerChoices division={division} assignment={assignment} className={styles.check} />
          </div>
        ))}
      </details>
    </fieldset>
  )
}
