import { formatLong } from '@/lib/dates'
import styles from './blog.module.css'

/** Informs readers that this is a shared draft, and until when the link is valid. */
export function SharedNote({ expiresAt }: { expiresAt: string }) {
  return (
    <p className={styles.sharedNote} role="note">
      <b>This is a draft.</b> It was shared with you until {formatLong(expiresAt)}, Phoenix time. It can still change.
    </p>
  )
}
