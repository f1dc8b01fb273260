import { adminPaths } from '@/lib/admin-paths'
import styles from './dashboard.module.css'

/** Replaces a dashboard block that failed to load. An empty block would suggest that there is no work. */
export function BlockFailed({ title }: { title: string }) {
  return (
    <section className={`${styles.workPart} ${styles.blockFailed}`}>
      <h2>{title}</h2>
      <p role="alert">
        Could not load. <a href={adminPaths.home}>Try again.</a>
      </p>
    </section>
  )
}

/** The placeholder of a dashboard block while it loads, in the block's size. */
export function BlockLoading({ title, look: layout }: { title: string; look: 'cards' | 'chart' }) {
  return (
    <section className={styles.workPart} aria-busy="true">
      <h2>{title}</h2>
      <p className="fc-visually-hidden">Loading</p>
      <div aria-hidden="true" className={styles.resting} data-look={layout} />
    </section>
  )
}
