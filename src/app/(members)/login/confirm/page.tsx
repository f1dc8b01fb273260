import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import type { LoginSearch } from '../flash'
import { MailedLink } from '../MailedLink'

const TITLE = 'Confirm your email'

export const metadata = pageMetadata({
  title: TITLE,
  description: 'The last step of opening a parents’ account.',
  path: paths.login,
  noindex: true,
})

/** /login/confirm?token=… : confirms a new account. */
export default function ConfirmPage({ searchParams }: { searchParams: LoginSearch }) {
  return (
    <MailedLink
      form="confirm"
      title={TITLE}
      lede="Enter the password you chose, and you are in."
      search={searchParams}
    />
  )
}
