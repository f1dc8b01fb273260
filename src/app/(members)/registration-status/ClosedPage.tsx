import { ExpiredLink } from '@/features/entries/components/family-status/ExpiredLink'
import { getSiteSettings } from '@/features/site/server/site'
import type { Closed } from './open-page'

const TEXTS: Record<Closed, { title?: string; lede?: string }> = {
  ended: {},
  busy: {
    title: 'One moment, please',
    lede: 'Many pages were opened from your network. Please try again in a few minutes.',
  },
  failed: {
    title: 'Could not load',
    lede: 'Your registration is safe with us. Please try again in a moment, or call us.',
  },
}

/** Replaces a private page that cannot be shown: the link has expired, or the request was limited or failed. */
export async function ClosedPage({ reason }: { reason: Closed }) {
  const { phone } = await getSiteSettings()
  return <ExpiredLink phone={phone} done={null} {...TEXTS[reason]} />
}
