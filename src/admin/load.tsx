import { logger } from '@/server/logger'
import styles from './staff-page.module.css'

/** Returns what was read, or null if that failed: a failed read must not look like an empty list. */
export async function loadOrNull<Result>(name: string, read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read()
  } catch (error) {
    logger.error({ err: error, view: name }, 'A view of the admin could not be loaded.')
    return null
  }
}

/** Replaces a list that failed to load. */
export function CouldNotLoad({ path }: { path: string }) {
  return (
    <div className={styles.viewNone} role="alert">
      <p>Could not load. Try again.</p>
      <a className="fc-chip" href={path}>
        Try again
      </a>
    </div>
  )
}
