import { Unwritten } from '@/components/ui/Unwritten'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'

export const metadata = pageMetadata({
  title: 'Investment deck',
  description: 'A home for youth basketball in Surprise, Arizona: the plan for prospective partners.',
  path: paths.fundingDeck,
  noindex: true,
})

/** Stands until the page itself is built, so that no link of the site leads nowhere. */
export default function FundingDeckPage() {
  return <Unwritten title="Investment deck" lede="The deck for a home of our own is being prepared." />
}
