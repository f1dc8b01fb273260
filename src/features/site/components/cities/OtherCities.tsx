import type { CitiesPage, City } from '@/payload-types'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import styles from './cities.module.css'

/** Links to the pages of the other cities. */
export function OtherCities({ others, cities }: { others: CitiesPage['others']; cities: City[] }) {
  if (cities.length === 0) return null
  return (
    <nav className={`wrap ${styles.otherCities}`} aria-labelledby="others-heading">
      <h2 id="others-heading" className="label">
        {others.title}
      </h2>
      <ul>
        {cities.map(({ id, city, slug, drivingTime }) => (
          <li key={id}>
            <SiteLink href={paths.city(slug)}>
              <b>{city}</b>
              <span>{drivingTime}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
