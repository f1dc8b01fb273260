import styles from './list.module.css'

const ROWS = 8

/** Rows of the list's own size while it is read. */
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
