import type { SiteSetting } from '@/payload-types'
import { SocialIcon } from '@/components/layout/SocialIcon'

/** The academy's profiles and its location on the map; omits those without an address. */
export function Socials({ title, socials }: { title: string; socials: SiteSetting['socials'] }) {
  const links = [
    { name: 'Facebook', icon: 'Facebook', href: socials?.facebook },
    { name: 'Instagram', icon: 'Instagram', href: socials?.instagram },
    { name: 'Map and directions', icon: 'Map', href: socials?.maps },
  ] as const
  if (!links.some(({ href }) => href)) return null
  return (
    <div>
      <h2>{title}</h2>
      <ul className="mt-4">
        {links.map(({ name, icon, href }) => href && <SocialLink key={name} name={name} icon={icon} href={href} />)}
      </ul>
    </div>
  )
}

function SocialLink({ name, icon, href }: { name: string; icon: 'Facebook' | 'Instagram' | 'Map'; href: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener" className="text-link items-center">
        <SocialIcon name={icon} />
        {name}
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </li>
  )
}
