import { paths } from '@/lib/paths'
import styles from './status.module.css'

/** Withdraws an entry after a confirmation. Works without JavaScript. */
export function Withdraw({ token, what }: { token: string; what: string }) {
  return (
    <details className={styles.withdraw}>
      <summary>Withdraw this {what}</summary>
      <form action={paths.familyPost('withdraw')} method="post">
        <input type="hidden" name="token" value={token} />
        <p>Do you want to withdraw it? We stop working on it then. You can send a new one at any time.</p>
        <button type="submit" className="btn line">
          Yes, withdraw it
        </button>
      </form>
    </details>
  )
}
