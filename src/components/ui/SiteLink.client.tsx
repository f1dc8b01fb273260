'use client'

import { useState, type ComponentProps } from 'react'
import Link from 'next/link'

/**
 * A link inside the site. The next page is prefetched on hover or focus, not when the link becomes visible: a page has dozens
 * of links, and most visitors are on a phone.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isWanted, setIsWanted] = useState(false)
  // The server renders pages with a query dynamically (docs/decisions/003), so such a link loads a new document.
  if (typeof props.href === 'string' && props.href.includes('?')) return <PlainLink {...props} />
  return (
    <Link
      {...props}
      prefetch={isWanted ? null : false}
      onPointerEnter={() => setIsWanted(true)}
      onFocus={() => setIsWanted(true)}
    />
  )
}

function PlainLink({ href, children, className, 'aria-current': current }: ComponentProps<typeof Link>) {
  return (
    <a href={String(href)} className={className} aria-current={current}>
      {children}
    </a>
  )
}
