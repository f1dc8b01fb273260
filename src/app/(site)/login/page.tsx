import { Unwritten } from '@/components/ui/Unwritten'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'

export const metadata = pageMetadata({
  title: 'Log in',
  description: 'Where members of the academy log in to the film room.',
  path: paths.login,
  noindex: true,
})

/** Stands until the page itself is built, so that no link of the site leads nowhere. */
export default function LoginPage() {
  return <Unwritten title="Log in" lede="Members will log in here when the film room opens." />
}
