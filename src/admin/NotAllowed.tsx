import { adminPaths } from '@/lib/admin-paths'
import { logger } from '@/server/logger'
import { listAdminNames } from '@/server/admins'
import styles from './not-allowed.module.css'

/** Tells an account without access whom to ask, and links other pages. */
export async function NotAllowed() {
  const names = await listAdminNames().catch((error: unknown) => {
    logger.error({ err: error }, 'The names of the admins could not be read.')
    return []
  })
  return (
    <div className={styles.notAllowed}>
      <p>
        <b>Your account may not open this page.</b> {contactSentence(names)}
      </p>
      <a className="fc-button" href={adminPaths.home}>
        Back to Today
      </a>
    </div>
  )
}

function contactSentence(names: readonly string[]): string {
  if (names.length === 0) return 'If you need it, ask an admin.'
  const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)
  return names.length === 1
    ? `If you need it, ask ${list}, who is an admin.`
    : `If you need it, ask one of the admins: ${list}.`
}
