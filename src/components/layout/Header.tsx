import type { Navigation, SiteSetting } from '@/payload-types'
import { paths } from '@/lib/paths'
import { Arrow } from '../ui/Arrow'
import { SiteLink } from '../ui/SiteLink.client'
import { BallMark } from './BallMark'
import { HeaderBar } from './HeaderBar.client'
import { NavLink } from './NavLink.client'
import { PhoneLinks, SecondRow } from './SecondRow'
import { SideMenu } from './SideMenu.client'
import styles from './chrome.module.css'

type HeaderProps = { settings: SiteSetting; navigation: Navigation }

/**
 * The header of every page: logo, six links, the main button, and a second row below; below 768 px all of them are in a side
 * menu.
 */
export function Header({ settings, navigation }: HeaderProps) {
  const { bar, join, second } = navigation
  const { academyName } = settings
  const [links, quiet] = [bar ?? [], second ?? []]
  return (
    <HeaderBar>
      <div className="wrap">
        <SiteLink href={paths.home} className={styles.brand} aria-label={`${academyName}, home page`}>
          <BallMark />
          <span>{academyName}</span>
        </SiteLink>
        <nav aria-label="Main" className="hidden items-center gap-[inherit] @3xl:flex">
          {links.map((link) => (
            <NavLink key={link.href} href={link.href} label={link.label} className={styles.barLink} />
          ))}
        </nav>
        <SiteLink href={paths.search} className={styles.barSearch} aria-label="Search">
          {/* Inline SVG, because an icon of the library would add its script to every page. */}
          <svg width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="6.5" />
            <path d="M13.2 13.2L18.5 18.5" strokeLinecap="round" />
          </svg>
        </SiteLink>
        <SiteLink href={join.href} className="btn @max-3xl:hidden">
          {join.label}
        </SiteLink>
        <noscript>
          <a href="#site-footer" className={`${styles.barLink} @3xl:hidden`}>
            Menu
          </a>
        </noscript>
        <SideMenu>
          <nav aria-label="Menu" className="mt-2 grid border-b border-ink-700">
            {links.map((link) => (
              <NavLink key={link.href} href={link.href} label={link.label} />
            ))}
          </nav>
          <PhoneLinks links={quiet} settings={settings} />
          <SiteLink href={join.href} className="btn big mt-8">
            {join.label}
            <Arrow />
          </SiteLink>
        </SideMenu>
      </div>
      <SecondRow links={quiet} settings={settings} />
    </HeaderBar>
  )
}
