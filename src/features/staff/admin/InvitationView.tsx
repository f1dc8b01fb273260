import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { SignInFrame } from '@/admin/sign-in/SignInFrame'
import styles from '@/admin/sign-in/sign-in.module.css'
import { findInvited } from '../server/invitations'
import { ChoosePassword } from './lazy.client'

/** /admin/invitation: an invited person chooses a password. */
export async function InvitationView({ searchParams }: AdminViewServerProps) {
  const token = searchParams?.token
  const invited = typeof token === 'string' ? await findInvited(token) : null
  return (
    <SignInFrame>
      {invited && typeof token === 'string' ? <ChoosePassword token={token} invited={invited} /> : <OverLink />}
    </SignInFrame>
  )
}

function OverLink() {
  return (
    <div className={styles.form}>
      <h1>This link has expired</h1>
      <p>It works once, for three days. Ask an admin of the academy to send you a new one.</p>
      <p>
        You have chosen a password already? <a href={adminPaths.home}>Sign in</a>.
      </p>
    </div>
  )
}
