import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { redirect } from 'next/navigation'
import { adminPaths } from '@/lib/admin-paths'
import { findPendingSignIn } from '../server/pending-sign-in'
import { BrandLogo } from '@/admin/Brand'
import { SignInCode } from './lazy.client'
import styles from './staff.module.css'

/** /admin/sign-in-code: the second step of a sign-in, after a correct password. */
export async function SignInCodeView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const next = getSafeRedirect({ fallbackTo: adminPaths.home, redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(next)
  if (!(await findPendingSignIn(req))) redirect(adminPaths.login(next))
  return (
    <MinimalTemplate className="login">
      <main>
        <div className={styles.brand}>
          <BrandLogo />
        </div>
        <SignInCode next={next} />
      </main>
    </MinimalTemplate>
  )
}
