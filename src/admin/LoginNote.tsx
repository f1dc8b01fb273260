/** One line above the sign-in form, so that a family who lands here knows where to go. */
export function LoginNote() {
  return (
    <p className="fc-login-note">
      Back office, for staff of the academy. Families register on the <a href="/player-registration">public site</a>.
    </p>
  )
}
