import styles from './login-note.module.css'

/** One line above the sign-in form, so that a family who lands here knows where to go. */
export function LoginNote() {
  return (
    <p className={styles.loginNote}>
      Back office, for staff of the academy. Families register on the <a href="/player-registration">public site</a>.
    </p>
  )
}
