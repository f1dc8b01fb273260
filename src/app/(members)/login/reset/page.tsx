import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import type { LoginSearch } from '../flash'
import { MailedLink } from '../MailedLink'

const TITLE = 'New password'

export const metadata = pageMetadata({
  title: TITLE,
  description: 'Choose a new password for a parents’ account.',
  path: paths.login,
  noindex: true,
})

/** /login/reset?token=… : sets a new password. */
export default function ResetPage({ searchParams }: { searchParams: LoginSearch }) {
  return (
    <MailedLink form="reset" title={TITLE} lede="It ends every other sign-in of your account." search={searchParams} />
  )
}
