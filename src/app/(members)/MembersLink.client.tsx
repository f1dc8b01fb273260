'use client'

import { usePathname } from 'next/navigation'
import styles from './members.module.css'

/** A link of the members' bar. A plain link, because members' pages are rendered per request and must not be cached. */
export function MembersLink({ href, label }: { href: string; label: string }) {
  const path = usePathname()
  const isHere = path === href || path.startsWith(`${href}/`)
  return (
    <a href={href} className={styles.way} aria-current={isHere ? 'page' : undefined}>
      {label}
    </a>
  )
}
