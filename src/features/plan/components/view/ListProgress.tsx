import { percentDone } from '../../rules/training'
import { ProgressBar } from './ProgressBar'
import styles from './view.module.css'

type Props = { label: string; done: number; all: number; resetLabel: string; onReset: () => void }

/** The progress of a list, as text and as a bar, and a button to start again. */
export function ListProgress({ label, done, all, resetLabel, onReset }: Props) {
  const percent = percentDone(done, all)
  return (
    <div className={styles.listProgress}>
      <div className="flex items-baseline justify-between gap-6">
        <span className="font-semibold">
          {done} of {all} done, {percent}%
        </span>
        <button type="button" className={`text-link print:hidden!`} onClick={onReset}>
          {resetLabel}
        </button>
      </div>
      <ProgressBar label={label} percent={percent} text={`${done} of ${all} done, ${percent}%`} />
    </div>
  )
}
