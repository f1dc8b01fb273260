import { logger } from '@/server/logger'
import styles from './staff-page.module.css'

/** What was read, or null when it could not be: an empty list would say that there is nothing. */
export async function tryToLoad<Result>(name: string, read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read()
  } catch (error) {
    logger.error({ err: error, view: name }, 'A view of the admin could not be loaded.')
    return null
  }
}

/** Stands where a list would be that could not be read. */
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
