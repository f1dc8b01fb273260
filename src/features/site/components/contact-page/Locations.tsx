import type { ContactPage, SiteSetting } from '@/payload-types'
import { Tag } from '@/components/ui/Tag'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './contact-page.module.css'

type LocationsProps = { locations: ContactPage['locations']; settings: SiteSetting }

/** Current and future training locations. */
export function Locations({ locations, settings }: LocationsProps) {
  return (
    <section className="section" aria-labelledby="locations-heading">
      <div className="wrap split">
        <SectionHead id="locations-heading" label={locations.label} title={locations.title} />
        <ul className={styles.locations}>
          <li>
            <h3>{locations.home}</h3>
            <address>
              {settings.street}
              <br />
              {settings.cityLine}
            </address>
          </li>
          {(locations.planned ?? []).map(({ id, name }) => (
            <li key={id ?? name} className={styles.isPlanned}>
              <h3>{name}</h3>
              <Tag>{locations.plannedLabel}</Tag>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
