import type { AdminViewServerProps } from 'payload'
import { redirect } from 'next/navigation'
import { SignInFrame } from '@/admin/sign-in/SignInFrame'
import { adminPaths } from '@/lib/admin-paths'
import { ChoosePassword } from './lazy.client'

/** /admin/new-password: the page of the mailed link. The token is checked together with the new password. */
export function NewPasswordView({ searchParams }: AdminViewServerProps) {
  const token = searchParams?.token
  if (typeof token !== 'string' || token === '') redirect(adminPaths.forgotPassword)
  return (
    <SignInFrame>
      <ChoosePassword token={token} />
    </SignInFrame>
  )
}
