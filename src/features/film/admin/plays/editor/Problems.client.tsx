'use client'

import type { PlayProblem } from '@/lib/court/problems'
import styles from './side.module.css'

type ProblemsProps = {
  /** What is missing or impossible. */
  problems: readonly PlayProblem[]
  /** What is hard to read. */
  overlaps: readonly PlayProblem[]
  onGo: (step: number) => void
}

/** What is wrong with the play, each with a link to its step. */
export function Problems({ problems, overlaps, onGo }: ProblemsProps) {
  return (
    <div role="status">
      {problems.length > 0 && <List title="Fix this before you publish:" problems={problems} onGo={onGo} />}
      {problems.length === 0 && overlaps.length > 0 && (
        <List title="Easier to read if you change this:" problems={overlaps} onGo={onGo} />
      )}
    </div>
  )
}

type ListProps = Pick<ProblemsProps, 'problems' | 'onGo'> & { title: string }

function List({ title, problems, onGo }: ListProps) {
  return (
    <div className={styles.problems}>
      <p>{title}</p>
      <ul className="fc-list">
        {problems.map(({ step, message }, index) => (
          <li key={index}>
            {step !== undefined && (
              <button type="button" onClick={() => onGo(step)}>
                Step {step + 1}
              </button>
            )}
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
