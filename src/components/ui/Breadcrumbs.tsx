import { breadcrumbData, type Step } from '@/lib/structured-data'
import { JsonLd } from './JsonLd'
import { SiteLink } from './SiteLink.client'
import styles from './breadcrumbs.module.css'

type BreadcrumbsProps = {
  trail: Step[]
  /** Keeps the way from search engines, for pages that they must not list. */
  unlisted?: boolean
}

/** The way here; the last step is the page itself and leads nowhere. */
export function Breadcrumbs({ trail, unlisted }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
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
      {!unlisted && <JsonLd data={breadcrumbData(trail)} />}
    </nav>
  )
}
