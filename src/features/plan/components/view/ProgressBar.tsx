import styles from './view.module.css'

type Props = { label: string; percent: number; text: string }

/** The completed share of a list, as a bar and as text. */
export function ProgressBar({ label, percent, text }: Props) {
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
