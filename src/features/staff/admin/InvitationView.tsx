import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { findInvited } from '../server/invitations'
import { BrandLogo } from '@/admin/Brand'
import { ChoosePassword } from './lazy.client'
import styles from './staff.module.css'

/** /admin/invitation: an invited person chooses a password. */
export async function InvitationView({ searchParams }: AdminViewServerProps) {
  const token = searchParams?.token
  const invited = typeof token === 'string' ? await findInvited(token) : null
  return (
    <MinimalTemplate className="login">
      <main>
        <div className={styles.brand}>
          <BrandLogo />
        </div>
        {invited && typeof token === 'string' ? <ChoosePassword token={token} {...invited} /> : <OverLink />}
      </main>
    </MinimalTemplate>
  )
}

function OverLink() {
  return (
    <div className={styles.form}>
      <h1>This link has ended</h1>
      <p>It works once, for three days. Ask an admin of the academy to send you a new one.</p>
      <p>
        You have chosen a password already? <a href={adminPaths.home}>Sign in</a>.
      </p>
    </div>
  )
}
