import { breadcrumbData, type Step } from '@/lib/structured-data'
import { JsonLd } from './JsonLd'
import { SiteLink } from './SiteLink.client'
import styles from './breadcrumbs.module.css'

type BreadcrumbsProps = {
  trail: Step[]
  /** Omits the structured data, for pages that search engines must not list. */
  unlisted?: boolean
}

/** The path to the page; the last item is the page itself and not a link. */
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
