import { EntranceHero } from '@/components/layout/EntranceHero'
import { AccountForm } from '@/features/members/components/AccountForm.client'
import { LoginCard } from '@/features/members/components/LoginCard'
import { paths } from '@/lib/paths'
import { findFlash, type LoginSearch } from './flash'
import styles from '@/features/members/components/account.module.css'

type MailedLinkProps = { form: 'confirm' | 'reset'; title: string; lede: string; search: LoginSearch }

/** The page of a mailed link (?token=…). The token is verified when the form is submitted, not before. */
export async function MailedLink({ form, title, lede, search }: MailedLinkProps) {
  const query = await search
  const token = typeof query.token === 'string' ? query.token : null
  return (
    <EntranceHero page={`/login/${form}`} label="Parents" title={title} lede={lede}>
      <LoginCard id="login-heading" title={title}>
        <AccountForm form={form} hidden={{ token }} flash={await findFlash(query)} />
        <p className={styles.loginWays}>
          <a href={paths.loginView('forgot')} className="text-link">
            Send me a new link
          </a>
        </p>
      </LoginCard>
    </EntranceHero>
  )
}
