import { SiteLink } from '../ui/SiteLink.client'
import { usePathname } from 'next/navigation'

type NavLinkProps = { href: string; label: string; className?: string }

/** A link with aria-current when it leads to the current page. */
export function NavLink({ href, label, className }: NavLinkProps) {
  const isHere = usePathname() === href
  return (
    <SiteLink href={href} className={className} aria-current={isHere ? 'page' : undefined}>
      {label}
    </SiteLink>
  )
}
