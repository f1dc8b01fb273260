import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { redirect } from 'next/navigation'
import { adminPaths } from '@/lib/admin-paths'
import { findPendingSignIn } from '../server/pending-sign-in'
import { SignInFrame } from '@/admin/sign-in/SignInFrame'
import { SignInCode } from './lazy.client'

/** /admin/sign-in-code: the second step of a sign-in, after a correct password. */
export async function SignInCodeView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const next = getSafeRedirect({ fallbackTo: adminPaths.home, redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(next)
  if (!(await findPendingSignIn(req))) redirect(adminPaths.login(next))
  return (
    <SignInFrame>
      <SignInCode next={next} />
    </SignInFrame>
  )
}
