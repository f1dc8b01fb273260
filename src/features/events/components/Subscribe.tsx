import type { EventsPage } from '@/payload-types'
import { Button } from '@/components/ui/Button'
import { SectionHead } from '@/components/ui/SectionHead'
import { paths } from '@/lib/paths'
import { env } from '@/server/env'

/** Offers the calendar for a family's phone: as a subscription that is updated automatically, or as a single download. */
export function Subscribe({ texts }: { texts: EventsPage['subscribe'] }) {
  const feed = new URL(paths.calendarFeed, env().PUBLIC_URL)
  return (
    <section className="paper section" aria-labelledby="subscribe-heading">
      <div className="wrap split">
        <SectionHead id="subscribe-heading" label={texts.label} title={texts.title} />
        <div className="grid content-end gap-8">
          <p className="lede">{texts.text}</p>
          <div className="flex flex-wrap gap-4">
            <Button href={`webcal://${feed.host}${feed.pathname}`} variant="ink" big>
              {texts.subscribeLabel}
            </Button>
            <a href={paths.calendarFeed} className="btn line big">
              {texts.downloadLabel}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
