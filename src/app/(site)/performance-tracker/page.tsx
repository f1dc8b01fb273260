import { Unwritten } from '@/components/ui/Unwritten'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'

export const metadata = pageMetadata({
  title: 'Performance tracker',
  description: 'A training and nutrition plan for young basketball players, made in your own browser.',
  path: paths.performanceTracker,
  noindex: true,
})

/** Stands until the page itself is built, so that no link of the site leads nowhere. */
export default function PerformanceTrackerPage() {
  return <Unwritten title="Performance tracker" lede="The training plan generator is being prepared." />
}
