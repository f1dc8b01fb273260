'use client'

import { useState, type ComponentProps } from 'react'
import Link from 'next/link'

/**
 * A link inside the site. The next page is fetched when somebody reaches for the link, not when it comes into view:
 * a page has dozens of links, and most visitors are on a phone.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isWanted, setIsWanted] = useState(false)
  return (
    <Link
      {...props}
      prefetch={isWanted ? null : false}
      onPointerEnter={() => setIsWanted(true)}
      onFocus={() => setIsWanted(true)}
    />
  )
}
