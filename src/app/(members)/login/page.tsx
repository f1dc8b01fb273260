import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { EntranceHero } from '@/components/layout/EntranceHero'
import { LoginPanel } from '@/features/members/components/LoginPanel'
import { toLoginView, type LoginView } from '@/features/members/rules/account-forms'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { safePath } from '@/lib/safe-path'
import { sessionCookie } from '@/features/members/server/session-cookie'
import { findClosedReason, findViewer } from '@/features/members/server/viewer'
import { findFlash, type LoginSearch } from './flash'

const LOGIN_REQUIRED = 'Please log in to access film content.'
const SIGNED_OUT =
  'You are signed out on this device. That happens when you sign in on a sixth one, when your family or staff sign you out, when you get a new code, or after thirty days away. Log in to go on.'

export const metadata = pageMetadata({
  title: 'Log in',
  description: 'Where members of the academy log in to the film room.',
  path: paths.login,
  noindex: true,
})

/** /login?view=code&next=/film-room/… : the sign-in page. Redirects signed-in members. */
export default async function LoginPage({ searchParams }: { searchParams: LoginSearch }) {
  const search = await searchParams
  const next = safePath(search.next)
  if (await findViewer()) redirect(next ?? paths.filmRoom)
  return (
    <EntranceHero
      page="/login"
      label="Film room"
      title="Log in"
      lede="Players and coaches enter with their code, parents with their email."
      message={await findMessage(next)}
    >
      <LoginPanel view={toLoginView(search.view ?? viewOf(next))} next={next} flash={await findFlash(search)} />
    </EntranceHero>
  )
}

// Family pages are for parents only.
function viewOf(next: string | null): LoginView {
  return next === paths.familyHome || next?.match(/^\/family[/?]/) ? 'parents' : 'code'
}

// After a session has expired without a logout, its cookie still exists.
async function findMessage(next: string | null): Promise<string | null> {
  const closed = await findClosedReason()
  if (closed) return closed
  if ((await cookies()).has(sessionCookie())) return SIGNED_OUT
  return next?.startsWith(`${paths.filmRoom}/`) ? LOGIN_REQUIRED : null
}
