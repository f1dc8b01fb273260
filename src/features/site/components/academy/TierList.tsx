import type { AgeTier, YouthAcademyPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './academy.module.css'

/** The age tiers side by side; their numerals increase in size. */
export function TierList({ section, tiers }: { section: YouthAcademyPage['tiers']; tiers: AgeTier[] }) {
  if (tiers.length === 0) return null
  return (
    <section className="paper section" aria-labelledby="tiers-heading">
      <div className="wrap">
        <SectionHead id="tiers-heading" label={section.label} title={section.title} text={section.text} />
        <ul className={styles.tiers}>
          {tiers.map(({ id, tier, name, ages, text }) => (
            <li key={id}>
              <p className="num">{tier}</p>
              <div>
                <h3>{name}</h3>
                <p className={styles.ages}>Ages {ages}</p>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
