import type { CSSProperties } from 'react'
import type { AcademyPage } from '@/payload-types'
import { Arrow } from '@/components/ui/Arrow'
import { FigureCards } from '@/components/ui/FigureCards'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { lineUp } from '../../rules/line-up'
import styles from './line-up.module.css'

/** The ages lined up by height, as before a practice, with the program of each. Cards when the texts do not give the ages. */
export function LineUp({ programs: { title, cards }, ages }: { programs: AcademyPage['programs']; ages: string }) {
  const [youth, advanced, ...others] = cards ?? []
  const groups = youth && advanced && others.length === 0 ? lineUp(ages, youth.figure) : null
  if (!youth || !advanced || !groups) return <FigureCards title={title} cards={cards} />
  return (
    <section className={`${styles.lineUp} ink`} aria-labelledby="programs-heading">
      <div className="wrap">
        <h2 id="programs-heading">{title}</h2>
        <div className={styles.row}>
          <Group card={youth} ages={groups.first} start={0} />
          <Group card={advanced} ages={groups.then} start={groups.first.length} />
        </div>
      </div>
    </section>
  )
}

type GroupProps = { card: NonNullable<AcademyPage['programs']['cards']>[number]; ages: number[]; start: number }

function Group({ card: { label, title, text, linkLabel, href }, ages, start }: GroupProps) {
  return (
    <SiteLink href={href} className={styles.group}>
      <span className={styles.ages} aria-hidden="true">
        {ages.map((age, index) => (
          <b key={age} style={{ '--place': start + index } as CSSProperties}>
            {age}
          </b>
        ))}
      </span>
      <h3>{title}</h3>
      <b>{label}</b>
      <p>{text}</p>
      <span className={styles.foot}>
        {linkLabel}
        <Arrow />
      </span>
    </SiteLink>
  )
}
