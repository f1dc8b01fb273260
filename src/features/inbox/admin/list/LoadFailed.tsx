import styles from './list.module.css'

/** Replaces a list that failed to load. An empty list would hide entries. */
export function LoadFailed({ again }: { again: string }) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <strong>Could not load. Try again.</strong>
      </p>
      <p>Nothing is lost: only reading failed. The button asks once more.</p>
      {/* A plain link, which reloads the whole page. */}
      <a className="fc-chip" href={again}>
        Try again
      </a>
    </div>
  )
}
