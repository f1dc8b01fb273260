import { SiteLink } from './SiteLink'

type Crumb = { label: string; href?: string }

/** The way here; the last step is the page itself and leads nowhere. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs">
      <ol>
        {trail.map(({ label, href }) => (
          <li key={label} className="flex items-center">
            {href ? (
              <SiteLink href={href}>{label}</SiteLink>
            ) : (
              <span aria-current="page" className="font-semibold">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
