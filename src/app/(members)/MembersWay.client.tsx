'use client'

import { usePathname } from 'next/navigation'

/** One way of the bar. A plain link: every page of a member is written for this moment, nothing of it is kept. */
export function MembersWay({ href, label }: { href: string; label: string }) {
  const path = usePathname()
  const isHere = path === href || path.startsWith(`${href}/`)
  return (
    <a href={href} className="members-way" aria-current={isHere ? 'page' : undefined}>
      {label}
    </a>
  )
}
