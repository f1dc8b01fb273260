import { BallMark } from './BallMark'
import type { FooterData, PageLink } from './chrome-data'
import { FooterContact } from './FooterContact'
import { FooterColumns, FooterLinks } from './FooterLinks.client'
import { FooterSponsors } from './FooterSponsors'
import { RenderWhenIdle } from './RenderWhenIdle.client'
import styles from './chrome.module.css'

/** The footer of every page: links, sponsors and contact. */
export function Footer({ data }: { data: FooterData }) {
  return (
    <footer id="site-footer" className={`${styles.siteFooter} ink`}>
      <div className="wrap grid gap-12 py-16 @3xl:grid-cols-2 @5xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] @5xl:gap-16 @3xl:py-20">
        <div className="@3xl:col-span-2 @3xl:flex @3xl:items-end @3xl:justify-between @5xl:col-span-1 @5xl:block">
          <p className="flex items-center gap-4 font-display text-2 leading-[.9] font-black uppercase">
            <BallMark size={48} />
            <span className="max-w-[6.4em] text-balance">{data.academyName}</span>
          </p>
          <p className="mt-6 max-w-sm text-small text-balance opacity-80">{data.description}</p>
        </div>
        <nav aria-label="Footer">
          <h2 className="label">Explore</h2>
          <FooterColumns links={data.links} />
        </nav>
        <FooterContact data={data} />
      </div>
      <div className="wrap">
        <div className="grid gap-y-3 border-t border-ink-700 py-8 text-small">
          {data.lines.map((line) => (
            <FooterLine key={line.label} {...line} />
          ))}
        </div>
      </div>
      <FooterSponsors sponsors={data.sponsors} href={data.sponsorHref} />
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-ink-700 pt-7 pb-24 text-small">
          <p className="opacity-80">{data.status}</p>
          <div className="flex flex-wrap items-center gap-x-6">
            <FooterLinks links={data.legal} />
            <p className="opacity-80">{data.copyright}</p>
          </div>
        </div>
      </div>
      <RenderWhenIdle selector={`.${styles.siteFooter}`} />
    </footer>
  )
}

/** A line of links with their common label in front. */
function FooterLine({ label, links }: { label: string; links: PageLink[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-6">
      <span className="w-full opacity-60 @3xl:w-20">{label}</span>
      <FooterLinks links={links} />
    </nav>
  )
}
