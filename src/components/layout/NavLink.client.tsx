'use client'
import { SiteLink } from '../ui/SiteLink.client'
import { usePathname } from 'next/navigation'

type NavLinkProps = { href: string; label: string; className?: string }

/** A link that says when it leads to the page one is on. */
export function NavLink({ href, label, className }: NavLinkProps) {
  const isHere = usePathname() === href
  return (
    <SiteLink href={href} className={className} aria-current={isHere ? 'page' : undefined}>
      {label}
    </SiteLink>
  )
}
