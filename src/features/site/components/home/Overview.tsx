import { SiteLink } from '@/components/ui/SiteLink.client'
import type { HomePage } from '@/payload-types'

/** The academy in two paragraphs. */
export function Overview({ overview }: { overview: HomePage['overview'] }) {
  return (
    <section className="section pb-0">
      <div className="wrap split">
        <div>
          <span className="label">{overview.label}</span>
          <h2 className="mt-5">{overview.title}</h2>
        </div>
        <div className="grid content-start gap-5">
          <p className="lede">{overview.lede}</p>
          <p>{overview.body}</p>
          <p>
            <SiteLink href={overview.linkHref} className="text-link">
              {overview.linkLabel}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  )
}
