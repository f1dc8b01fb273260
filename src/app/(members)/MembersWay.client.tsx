'use client'

import { usePathname } from 'next/navigation'
import styles from './members.module.css'

/** One way of the bar. A plain link: every page of a member is written for this moment, nothing of it is kept. */
export function MembersWay({ href, label }: { href: string; label: string }) {
  const path = usePathname()
  const isHere = path === href || path.startsWith(`${href}/`)
  return (
    <a href={href} className={styles.way} aria-current={isHere ? 'page' : undefined}>
      {label}
    </a>
  )
}
