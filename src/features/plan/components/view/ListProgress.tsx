import { percentDone } from '../../rules/training'
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

/** The completed share of a list, as a bar and as text. */
function ProgressBar({ label, percent, text }: { label: string; percent: number; text: string }) {
  return (
    <svg
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      width="100%"
      height="10"
    >
      <rect className={styles.rail} width="100%" height="10" rx="5" />
      {percent > 0 && <rect className={styles.bar} width={`${percent}%`} height="10" rx="5" />}
    </svg>
  )
}
