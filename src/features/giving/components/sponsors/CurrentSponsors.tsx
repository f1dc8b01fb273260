import type { Sponsor, SponsorsPage } from '@/payload-types'
import styles from './sponsors.module.css'

/** The wall: the current sponsors' names, larger than any headline, each with a link to their site. */
export function CurrentSponsors({ texts, sponsors }: { texts: SponsorsPage['current']; sponsors: Sponsor[] }) {
  if (sponsors.length === 0) return null
  return (
    <section className={`${styles.wall} ink`} aria-labelledby="current-heading">
      <div className="wrap">
        <h2 id="current-heading">
          {texts.title} <small>{texts.label}</small>
        </h2>
        <ul className={styles.sponsorNames}>
          {sponsors.map(({ id, name, link }) => (
            <li key={id}>
              <a href={link} target="_blank" rel="noopener" className="num">
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
