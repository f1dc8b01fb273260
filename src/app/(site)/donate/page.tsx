import { Unwritten } from '@/components/ui/Unwritten'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'

export const metadata = pageMetadata({
  title: 'Donate',
  description: 'How to support a non-profit youth basketball academy in Surprise, Arizona.',
  path: paths.donate,
  noindex: true,
})

/** Stands until the page itself is built, so that no link of the site leads nowhere. */
export default function DonatePage() {
  return <Unwritten title="Support Our Mission" lede="How to support the academy will stand here soon." />
}
