import type { KeyboardEvent } from 'react'
import type { OpenQuestion, Verdict } from '../../rules/quizzes'
import styles from './quiz.module.css'

type OptionListProps = {
  question: OpenQuestion
  /** Set once the choice is final and the correct option is marked. */
  verdict?: Verdict | null
  /** The selected option, if the parent component controls it. */
  chosen?: string | null
  onClick?: (input: HTMLInputElement) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  onChoose?: (option: string) => void
}

/** Renders the options of a question as radio buttons. After the answer they are marked by text and color. */
export function OptionList({ question, verdict, chosen, onClick, onKeyDown, onChoose }: OptionListProps) {
  const held = verdict ? verdict.option : chosen
  return (
    <div className={styles.options}>
      {question.options.map(({ id, text }) => (
        <label key={id} className={styles.option} data-mark={verdict ? markOf(verdict, id) : undefined}>
          <input
            type="radio"
            name="option"
            value={id}
            required
            disabled={Boolean(verdict)}
            {...(held === undefined ? {} : { checked: held === id })}
            onClick={(event) => onClick?.(event.currentTarget)}
            onKeyDown={onKeyDown}
            onChange={() => onChoose?.(id)}
          />
          <span>{text}</span>
          {verdict && <Mark verdict={verdict} option={id} />}
        </label>
      ))}
    </div>
  )
}

function Mark({ verdict, option }: { verdict: Verdict; option: string }) {
  const label = [
    option === verdict.option ? 'Your answer' : null,
    option === verdict.correct ? 'Correct answer' : null,
  ].filter((word) => word !== null)
  return label.length > 0 ? <small>{label.join(' · ')}</small> : null
}

function markOf({ correct, option: chosen }: Verdict, option: string): 'right' | 'wrong' | undefined {
  if (option === correct) return 'right'
  return option === chosen ? 'wrong' : undefined
}
