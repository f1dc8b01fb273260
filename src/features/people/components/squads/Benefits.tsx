import type { TeamsPage } from '@/payload-types'
import { Arrow } from '@/components/ui/Arrow'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { SectionHead } from '@/components/ui/SectionHead'
import styles from './squads.module.css'

/** Lists what is included in a place in a squad. */
export function Benefits({ benefits }: { benefits: TeamsPage['benefits'] }) {
  return (
    <section className="paper section" aria-labelledby="benefits-heading">
      <div className="wrap split">
        <SectionHead id="benefits-heading" label={benefits.label} title={benefits.title} text={benefits.text} />
        <ul className={styles.benefits}>
          {(benefits.items ?? []).map(({ id, text, href }) => (
            <li key={id}>{href ? <BenefitLink text={text} href={href} /> : text}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function BenefitLink({ text, href }: { text: string; href: string }) {
  return (
    <SiteLink href={href}>
      {text}
      <Arrow />
    </SiteLink>
  )
}
