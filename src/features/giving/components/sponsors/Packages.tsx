import type { SponsorPackage, SponsorsPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { formatDollars } from '@/lib/money'
import styles from './sponsors.module.css'

type Props = { texts: SponsorsPage['packages']; packages: SponsorPackage[] }

/** Lists the packages a company may sponsor, and the benefits of each. */
export function Packages({ texts, packages }: Props) {
  if (packages.length === 0) return null
  return (
    <section className="section" aria-labelledby="packages-heading">
      <div className="wrap">
        <SectionHead id="packages-heading" {...texts} />
        <ol className={styles.sponsorPackages}>
          {packages.map(({ id, name, amountCents, period, benefits }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p className="num">{formatDollars(amountCents)}</p>
              <p className="opacity-80">{period}</p>
              <ul>
                {benefits.map(({ benefit }) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
