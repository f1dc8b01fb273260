import type { CSSProperties } from 'react'
import type { ContactPage, SiteSetting } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { Tag } from '@/components/ui/Tag'
import { courtLines } from '@/lib/court/geometry'
import { paths } from '@/lib/paths'
import type { Drive } from '../../rules/valley'
import styles from './contact-page.module.css'

type ValleyProps = { locations: ContactPage['locations']; settings: SiteSetting; drives: Drive[] }

/** The valley as a court: the gym is the basket, and each city is as far away as its drive. Beside it, the locations. */
export function Valley({ locations, settings, drives }: ValleyProps) {
  return (
    <section className={`${styles.valley} on-maple`} aria-labelledby="locations-heading">
      {drives.length > 0 && <Drives drives={drives} home={locations.home} />}
      <div className={styles.places}>
        <SectionHead id="locations-heading" label={locations.label} title={locations.title} />
        <ul>
          <li>
            <h3>{locations.home}</h3>
            <address>
              {settings.street}
              <br />
              {settings.cityLine}
            </address>
          </li>
          {(locations.planned ?? []).map(({ id, name }) => (
            <li key={id ?? name}>
              <h3>{name}</h3>
              <Tag>{locations.plannedLabel}</Tag>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Drives({ drives, home }: { drives: Drive[]; home: string }) {
  return (
    <div className={styles.court}>
      <svg viewBox="0 0 500 500" aria-hidden="true" focusable="false">
        <g className="court" transform="translate(0 500) rotate(-90)">
          <path d={courtLines().join('')} />
        </g>
        <circle cx="52.5" cy="250" r="8" />
      </svg>
      <p className={styles.home} aria-hidden="true">
        {home}
      </p>
      <ul>
        {drives.map(({ city, slug, minutes, degrees }) => (
          <li key={slug} style={{ '--minutes': minutes, '--angle': `${degrees}deg` } as CSSProperties}>
            <SiteLink href={paths.city(slug)}>
              <b>
                {minutes}
                <span className="sr-only"> minutes from</span>
              </b>{' '}
              {city}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
