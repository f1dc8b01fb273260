import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { redirect } from 'next/navigation'
import '@/components/styles/court.css'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { plays } from '@/lib/court/plays'
import { adminPaths } from '@/lib/admin-paths'
import { BrandLogo } from '../Brand'
import { SignInForm } from './SignInForm.client'
import styles from './sign-in.module.css'

/** /admin/login: the sign-in to the back office, replaces Payload's view. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const next = getSafeRedirect({ fallbackTo: adminPaths.home, redirectTo: searchParams?.redirect ?? '' })
  if (initPageResult.req.user) redirect(next)
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <CourtDiagram play={plays.backdoor} className={styles.play} />
        <BrandLogo />
        <p>
          The back office, for registrars, coaches, editors and treasurers. Families and players have their own door.
        </p>
      </div>
      <main className={styles.pane}>
        <SignInForm next={next} />
      </main>
    </div>
  )
}
