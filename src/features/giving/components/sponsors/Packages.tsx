import type { SponsorPackage, SponsorsPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { COURT, courtLines } from '@/lib/court/geometry'
import { formatDollars } from '@/lib/money'
import styles from './sponsors.module.css'

const [RIM_X, RIM_Y] = COURT.rim
const KEY_LEFT = RIM_X - COURT.keyWidth / 2

/** The parts of the court that packages are named after. A package with another name has a court without a marked part. */
const PARTS: Partial<Record<string, string>> = {
  baseline: `M0 3H${COURT.width}`,
  key: `M${KEY_LEFT} 0V${COURT.keyDepth}H${KEY_LEFT + COURT.keyWidth}V0Z`,
  rim: `M${RIM_X - 20} ${RIM_Y}a20 20 0 1 0 40 0a20 20 0 1 0 -40 0`,
}

/** Lists the packages a company may sponsor, each with its part of the court, and the benefits of each. */
export function Packages({ texts, packages }: { texts: SponsorsPage['packages']; packages: SponsorPackage[] }) {
  if (packages.length === 0) return null
  return (
    <section className="section" aria-labelledby="packages-heading">
      <div className="wrap">
        <SectionHead id="packages-heading" {...texts} />
        <ol className={styles.sponsorPackages}>
          {packages.map(({ id, name, amountCents, period, benefits }) => (
            <li key={id}>
              <Part name={name} />
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

function Part({ name }: { name: string }) {
  const part = PARTS[name.trim().toLowerCase()]
  return (
    <svg viewBox="0 0 500 270" className={styles.part} aria-hidden="true" focusable="false">
      <path className="court" d={courtLines().join('')} />
      {part && <path className={styles.isOurs} d={part} />}
    </svg>
  )
}
