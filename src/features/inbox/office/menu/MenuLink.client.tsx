'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import styles from './menu.module.css'

type Props = {
  href: string
  label: string
  /** How many entries wait for an answer, as it is written; empty for none. */
  count?: string
}

/** A view of our own in the menu, marked where one is in it. */
export function MenuLink({ href, label, count }: Props) {
  const isHere = usePathname() === href
  return (
    <Link
      prefetch={false}
      className={`nav__link ${styles.menuLink}`}
      href={href}
      aria-current={isHere ? 'page' : undefined}
    >
      <span className="nav__link-label">{label}</span>
      {count && (
        <b>
          {count}
          <span className="fc-visually-hidden"> waiting</span>
        </b>
      )}
    </Link>
  )
}
