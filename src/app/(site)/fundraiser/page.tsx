import { Unwritten } from '@/components/ui/Unwritten'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'

export const metadata = pageMetadata({
  title: 'Fundraiser',
  description: 'Help a youth basketball academy in Surprise, Arizona pay for training, uniforms and tournaments.',
  path: paths.fundraiser,
  noindex: true,
})

/** Stands until the page itself is built, so that no link of the site leads nowhere. */
export default function FundraiserPage() {
  return <Unwritten title="The fundraiser" lede="The fundraiser opens on this page soon." />
}
