import { Check } from 'lucide-react'
import { STEPS } from '../../rules/stages'
import styles from './status.module.css'

/** The steps of a registration as a line across the page, with the current one. The last one is the rim. */
export function StageSteps({ step }: { step: number }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
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
