import { formatInWords } from '@/lib/dates'
import styles from './blog.module.css'

/** Tells the reader of a shared draft that it is one, and until when it can be read. */
export function SharedNote({ expiresAt }: { expiresAt: string }) {
  return (
    <p className={styles.sharedNote} role="note">
      <b>This is a draft.</b> It was shared with you until {formatInWords(expiresAt)}, Phoenix time. It can still
      change.
    </p>
  )
}
