'use client'

import { useDocumentEvents, usePreferences } from '@payloadcms/ui'
import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { pollWhileVisible } from '@/admin/poll-while-visible'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import { currentLink, spokenLabel, type NavCounts, type NavGroup, type NavLink } from '../../rules/nav'
import { NavIcon } from './NavIcon'
import { NAV_PREFERENCES } from './preferences'
import styles from './nav.module.css'

const EVERY_MS = 45_000

// Payload mounts the navigation again on every page. The previous counts stay until the new ones arrive.
let latest: NavCounts = {}

type Props = { today: NavLink; groups: NavGroup[]; closedAtFirst: string[] }

/** The links by group. A collapsed group shows its total count. The collapsed groups are stored in the user's preferences. */
export function NavLinks({ today, groups, closedAtFirst }: Props) {
  const counts = useNavCounts()
  const { setPreference } = usePreferences()
  const [closed, setClosed] = useState(closedAtFirst)
  const search = useSearchParams().toString()
  const current = currentLink([today, ...groups.flatMap(({ links }) => links)], usePathname(), search)
  const toggle = (key: string, isOpen: boolean) => {
    const next = isOpen ? closed.filter((one) => one !== key) : [...new Set([...closed, key])]
    if (next.length === closed.length) return
    setClosed(next)
    void setPreference(NAV_PREFERENCES.closed, next)
  }
  const show = (link: NavLink) => (
    <Item key={link.key} link={link} count={counts[link.key] ?? 0} isCurrent={link === current} />
  )
  return (
    <nav aria-label="Back office" className={styles.links}>
      {show(today)}
      {groups.map(({ key, label, links }) =>
        label === '' ? (
          <div key={key} className={styles.more}>
            {links.map(show)}
          </div>
        ) : (
          <details
            key={key}
            open={!closed.includes(key)}
            onToggle={({ currentTarget }) => toggle(key, currentTarget.open)}
          >
            <summary>
              {label}
              {closed.includes(key) && <Count count={sumOf(links, counts)} />}
            </summary>
            {links.map(show)}
          </details>
        ),
      )}
    </nav>
  )
}

function Item({ link, count, isCurrent }: { link: NavLink; count: number; isCurrent: boolean }) {
  return (
    <Link
      prefetch={false}
      href={link.href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={spokenLabel(link.label, count)}
      title={spokenLabel(link.label, count)}
    >
      <NavIcon name={link.icon} />
      <span>{link.label}</span>
      <Count count={count} />
    </Link>
  )
}

function Count({ count }: { count: number }) {
  return count > 0 ? <i>{count > 999 ? '999+' : count}</i> : null
}

function sumOf(links: NavLink[], counts: NavCounts): number {
  return links.reduce((sum, { key }) => sum + (counts[key] ?? 0), 0)
}

/** Returns the counts of the links. Fetched on every page, after every save, and every 45 seconds while the tab is visible. */
function useNavCounts(): NavCounts {
  const [counts, setCounts] = useState(latest)
  const { mostRecentUpdate } = useDocumentEvents()
  useEffect(() => {
    let isStopped = false
    const refresh = async () => {
      const answer = await postStaff<NavCounts>(adminPaths.staffPost('nav-counts'), {})
      if ('message' in answer || isStopped) return
      latest = answer
      setCounts(answer)
    }
    if (!document.hidden) void refresh()
    const stop = pollWhileVisible(refresh, EVERY_MS)
    return () => {
      isStopped = true
      stop()
    }
  }, [mostRecentUpdate])
  return counts
}
