import styles from './list.module.css'

const ROWS = 8

/** Placeholder rows in the size of the list while it loads. */
export function InboxSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <p className="fc-visually-hidden">Loading the inbox …</p>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} aria-hidden="true" />
      ))}
    </div>
  )
}
