import type { TournamentsPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { SiteLink } from '@/components/ui/SiteLink.client'

/** A note for families whose child is not ready yet. */
export function NotYet({ later }: { later: TournamentsPage['later'] }) {
  return (
    <section className="section" aria-labelledby="later-heading">
      <div className="wrap split">
        <SectionHead id="later-heading" label={later.label} title={later.title} />
        <div>
          <p className="lede">{later.lede}</p>
          <SiteLink href={later.linkHref} className="text-link mt-6">
            {later.linkLabel}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
