import { adminPaths } from '@/lib/admin-paths'
import { NotAllowed } from './NotAllowed'
import styles from './not-allowed.module.css'

/** /admin/unauthorized, replaces Payload's view: whom to ask, and the sign-out. */
export function UnauthorizedView() {
  return (
    <main className={styles.page}>
      <h1>Not for this account</h1>
      <NotAllowed />
      <a href={adminPaths.logout}>Sign out</a>
    </main>
  )
}
