import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { redirect } from 'next/navigation'
import { adminPaths } from '@/lib/admin-paths'
import { SignInForm } from './SignInForm.client'
import { SignInFrame } from './SignInFrame'

/** /admin/login: the sign-in to the back office, replaces Payload's view. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const next = getSafeRedirect({ fallbackTo: adminPaths.home, redirectTo: searchParams?.redirect ?? '' })
  if (initPageResult.req.user) redirect(next)
  return (
    <SignInFrame>
      <SignInForm next={next} />
    </SignInFrame>
  )
}
