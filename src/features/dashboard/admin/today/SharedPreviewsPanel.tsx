import { formatDay, toDay } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { describeViews } from '@/lib/shared-previews'
import type { SharedPreview } from '@/server/content/shared-previews'
import { EndPreview } from './EndPreview.client'
import { Panel } from './Panel'
import styles from './day.module.css'

/** The preview links that open a draft without an account, each with a button that revokes it. */
export function SharedPreviewsPanel({ previews }: { previews: SharedPreview[] }) {
  return (
    <Panel title="Shared previews">
      {previews.length === 0 && <p>None. “Share” above a draft makes a link for people without an account.</p>}
      <ul className={`fc-list ${styles.rows}`}>
        {previews.map(({ id, postId, title, sharedBy, views, expiresAt }) => (
          <li key={id} className={styles.article}>
            <span>
              <a href={adminPaths.document('posts', postId)}>{title}</a>
              <small>
                {describeViews(views)}. Ends {formatDay(toDay(expiresAt), 'EEE, MMM d')}.{' '}
                {sharedBy && `Shared by ${sharedBy}.`}
              </small>
            </span>
            <EndPreview id={id} title={title} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
