'use client'

import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import { Arrow } from '../ui/Arrow'
import { SiteLink } from '../ui/SiteLink.client'
import { BallMark } from './BallMark'
import type { HeaderData } from './chrome-data'
import { NavLink } from './NavLink'
import { PhoneLinks, SecondRow } from './SecondRow'
import { SideMenu } from './SideMenu'
import styles from './chrome.module.css'
import { useScrolledPast } from './use-scrolled-past'

const DARK_AFTER = 50

/**
 * The header of every page: logo, six links, the main button, and a second row below; below 768 px all of them are in a side
 * menu. A client component, because a document repeats the elements of server components as data for React (ADR 107).
 */
export function Header({ data }: { data: HeaderData }) {
  const { academyName, bar, join } = data
  return (
    <HeaderBar>
      <div className="wrap">
        <SiteLink href={paths.home} className={styles.brand} aria-label={`${academyName}, home page`}>
          <BallMark />
          <span>{academyName}</span>
        </SiteLink>
        <nav aria-label="Main" className="hidden items-center gap-[inherit] @3xl:flex">
          {bar.map((link) => (
            <NavLink key={link.href} {...link} className={styles.barLink} />
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
            {bar.map((link) => (
              <NavLink key={link.href} {...link} />
            ))}
          </nav>
          <PhoneLinks data={data} />
          <SiteLink href={join.href} className="btn big mt-8">
            {join.label}
            <Arrow />
          </SiteLink>
        </SideMenu>
      </div>
      <SecondRow data={data} />
    </HeaderBar>
  )
}

/** The header bar: transparent over the hero, dark once the page is scrolled. */
function HeaderBar({ children }: { children: ReactNode }) {
  const isScrolled = useScrolledPast(DARK_AFTER)
  return (
    <header className={styles.siteHeader} data-scrolled={isScrolled || undefined}>
      {children}
    </header>
  )
}
