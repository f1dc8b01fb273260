import { ForgotPasswordForm } from './lazy.client'
import { SignInFrame } from './SignInFrame'

/** /admin/forgot: sends the link for a new password, replaces Payload's view. */
export function ForgotPasswordView() {
  return (
    <SignInFrame>
      <ForgotPasswordForm />
    </SignInFrame>
  )
}
