import { Check } from 'lucide-react'
import { STEPS } from '../../rules/stages'
import styles from './status.module.css'

/** The steps of a registration, with the current one. */
export function StageSteps({ step }: { step: number }) {
  return (
    <ol className={styles.steps} aria-label="The way">
      {STEPS.map((label, index) => (
        <li key={label} data-state={stateOf(index, step)} aria-current={index === step ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {index < step ? <Check size={18} strokeWidth={3} /> : index + 1}
          </span>
          <span>
            {label}
            <span className="sr-only">{index < step ? ', done' : ''}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function stateOf(index: number, step: number): string {
  if (index === step) return 'now'
  return index < step ? 'done' : 'ahead'
}
