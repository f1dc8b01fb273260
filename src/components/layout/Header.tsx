import type { Navigation } from '@/payload-types'
import { paths } from '@/lib/paths'
import { Arrow } from '../ui/Arrow'
import { SiteLink } from '../ui/SiteLink'
import { BallMark } from './BallMark'
import { HeaderBar } from './HeaderBar.client'
import { NavLink } from './NavLink.client'
import { SideMenu } from './SideMenu.client'

type HeaderProps = { academyName: string; navigation: Navigation }

/** The bar of every page: the way home, six links and the one button; below 768 px they sit in a side menu. */
export function Header({ academyName, navigation }: HeaderProps) {
  const { bar, join } = navigation
  const links = bar ?? []
  return (
    <HeaderBar>
      <div className="wrap">
        <SiteLink href={paths.home} className="brand" aria-label={`${academyName}, home page`}>
          <BallMark />
          <span>{academyName}</span>
        </SiteLink>
        <nav aria-label="Main" className="hidden items-center gap-[inherit] md:flex">
          {links.map((link) => (
            <NavLink key={link.href} href={link.href} label={link.label} className="bar-link" />
          ))}
        </nav>
        <SiteLink href={paths.search} className="bar-search" aria-label="Search">
          {/* Drawn here: an icon of the library would bring its script to every page. */}
          <svg width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="6.5" />
            <path d="M13.2 13.2L18.5 18.5" strokeLinecap="round" />
          </svg>
        </SiteLink>
        <SiteLink href={join.href} className="btn max-md:hidden">
          {join.label}
        </SiteLink>
        <noscript>
          <a href="#site-footer" className="bar-link md:hidden">
            Menu
          </a>
        </noscript>
        <SideMenu>
          <nav aria-label="Menu" className="mt-2 grid border-b border-ink-700">
            {links.map((link) => (
              <NavLink key={link.href} href={link.href} label={link.label} />
            ))}
          </nav>
          <SiteLink href={join.href} className="btn big mt-8">
            {join.label}
            <Arrow />
          </SiteLink>
        </SideMenu>
      </div>
    </HeaderBar>
  )
}
