import type { ReactNode } from 'react'
import { LinkTabs } from '@/components/ui/LinkTabs'
import { paths } from '@/lib/paths'
import { AccountForm } from './AccountForm.client'
import { LoginCard } from './LoginCard'
import type { Problem } from './use-account-form'
import type { LoginView } from '../rules/account-forms'
import styles from './account.module.css'

type LoginPanelProps = {
  view: LoginView
  /** The path to go to after signing in, within this site. */
  next: string | null
  flash: (Problem & { values: Record<string, string | string[]> }) | null
}

/** Renders both sign-in methods: the access code, and the parent's e-mail account with sign-up and password reset. */
export function LoginPanel({ view, next, flash }: LoginPanelProps) {
  const isCode = view === 'code'
  return (
    <div className={styles.loginPanel}>
      <LinkTabs
        label="Ways to log in"
        items={[
          { href: paths.loginView('code', next), label: 'Access code', hint: 'Players and coaches', isCurrent: isCode },
          { href: paths.loginView('parents', next), label: 'Parents', hint: 'Email account', isCurrent: !isCode },
        ]}
      />
      <ViewCard view={view} next={next} flash={flash} />
    </div>
  )
}

function ViewCard({ view, next, flash }: LoginPanelProps) {
  const { title, text } = TEXTS[view]
  return (
    <LoginCard id="login-heading" title={title} text={text}>
      {view === 'check-mail' || view === 'reset-sent' ? null : (
        <AccountForm key={view} form={view} hidden={{ next }} flash={flash} />
      )}
      <LoginOptions view={view} next={next} />
    </LoginCard>
  )
}

const TEXTS: Record<LoginView, { title: string; text: string }> = {
  code: { title: 'Enter your code', text: 'Capital or small letters, with or without the hyphen: both work.' },
  parents: { title: 'Sign in', text: 'For parents and guardians. New here? Create an account first.' },
  'sign-up': {
    title: 'Create an account',
    text: 'For parents and guardians. Staff then link it to your child, and you see what they watch and learn.',
  },
  forgot: { title: 'Forgot your password?', text: 'We send you a link to choose a new one.' },
  'check-mail': {
    title: 'Check your mail',
    text: 'We sent a link to the address you gave. Follow it within two days to open your account. If nothing arrives, look into the spam folder, or create the account again in ten minutes.',
  },
  'reset-sent': {
    title: 'Check your mail',
    text: 'If this address has an account, a link to choose a new password is on its way. It works for an hour.',
  },
}

function LoginOptions({ view, next }: Pick<LoginPanelProps, 'view' | 'next'>) {
  if (view === 'code') {
    return <p className={styles.loginWays}>No code, or it stopped working? Ask your coach for a new one.</p>
  }
  return (
    <p className={styles.loginWays}>
      {view !== 'sign-up' && <Way href={paths.loginView('sign-up', next)}>Create an account</Way>}
      {view !== 'parents' && <Way href={paths.loginView('parents', next)}>Sign in</Way>}
      {view !== 'forgot' && <Way href={paths.loginView('forgot', next)}>Forgot your password?</Way>}
    </p>
  )
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-link">
      {children}
    </a>
  )
}
