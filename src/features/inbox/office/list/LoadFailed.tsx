import styles from './list.module.css'

/** Instead of a list that could not be read: never an empty one, which would hide a family. */
export function LoadFailed({ again }: { again: string }) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <strong>Could not load. Try again.</strong>
      </p>
      <p>Nothing is lost: only reading failed. The button asks once more.</p>
      {/* A plain link: the whole page is asked for anew. */}
      <a className="fc-chip" href={again}>
        Try again
      </a>
    </div>
  )
}
