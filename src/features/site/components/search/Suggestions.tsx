import type { SearchPage } from '@/payload-types'
import { SiteLink } from '@/components/ui/SiteLink.client'
import styles from './search.module.css'

/** The most common search targets. */
export function Suggestions({ suggestions: { title, links } }: { suggestions: SearchPage['suggestions'] }) {
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions">{title}</h2>
      <ul className={styles.suggestions}>
        {links.map(({ id, href, label, text }) => (
          <li key={id}>
            <h3>
              <SiteLink href={href}>{label}</SiteLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
