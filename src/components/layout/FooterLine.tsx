import type { PageLink } from './chrome-data'
import { FooterLinks } from './FooterLinks.client'

/** A line of links with their common label in front. */
export function FooterLine({ label, links }: { label: string; links: PageLink[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-6">
      <span className="w-full opacity-60 @3xl:w-20">{label}</span>
      <FooterLinks links={links} />
    </nav>
  )
}
