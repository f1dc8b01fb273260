import { SiteLink } from '../ui/SiteLink.client'
import { usePathname } from 'next/navigation'

/** A link with aria-current when it leads to the current page. */
export function NavLink({ href, label, className }: { href: string; label: string; className?: string }) {
  const isHere = usePathname() === href
  return (
    <SiteLink href={href} className={className} aria-current={isHere ? 'page' : undefined}>
      {label}
    </SiteLink>
  )
}
