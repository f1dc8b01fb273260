'use client'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'

/** The error page for visitors: no internals, a retry, and a link to the home page. */
export default function SiteError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <section className="page-hero is-compact ink">
      <div className="wrap">
        <div className="page-hero-copy">
          <span className="label">Time-out</span>
          <h1>Something went wrong</h1>
          <p className="lede">The mistake is ours, not yours. Please try again in a moment.</p>
          <div className="page-hero-extra flex flex-wrap gap-4">
            <SiteLink href={paths.home} className="btn big">
              Return to Home
            </SiteLink>
            <button type="button" className="btn big line" onClick={() => retry()}>
              Try again
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}
