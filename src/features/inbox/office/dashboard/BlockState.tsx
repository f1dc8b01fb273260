import { paths } from '@/lib/paths'
import styles from './dashboard.module.css'

/** Stands where a part of the dashboard could not be read: an empty one would look as if nothing waited. */
export function BlockFailed({ title }: { title: string }) {
  return (
    <section className={`${styles.workPart} ${styles.blockFailed}`}>
      <h2>{title}</h2>
      <p role="alert">
        Could not load. <a href={paths.admin}>Try again.</a>
      </p>
    </section>
  )
}

/** Stands where a part of the dashboard is still being read, in its size. */
export function BlockLoading({ title, look }: { title: string; look: 'cards' | 'chart' }) {
  return (
    <section className={styles.workPart} aria-busy="true">
      <h2>{title}</h2>
      <p className="fc-visually-hidden">Loading</p>
      <div aria-hidden="true" className={styles.resting} data-look={look} />
    </section>
  )
}
