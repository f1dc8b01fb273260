import type { Sponsor, SponsorsPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './sponsors.module.css'

type Props = { texts: SponsorsPage['current']; sponsors: Sponsor[] }

/** Lists the current sponsors, each with a link to their site. */
export function CurrentSponsors({ texts, sponsors }: Props) {
  if (sponsors.length === 0) return null
  return (
    <section className="ink section" aria-labelledby="current-heading">
      <div className="wrap split">
        <SectionHead id="current-heading" {...texts} />
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
