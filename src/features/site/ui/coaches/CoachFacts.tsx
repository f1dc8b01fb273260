import type { Coach, CoachesPage } from '@/payload-types'
import { FactRows, type Fact } from '@/components/ui/FactRows'
import styles from './coaches.module.css'

type CoachFactsProps = { coach: Coach; list: CoachesPage['list'] }

/** What a coach does here, what to ask them about, and since when. */
export function CoachFacts({ coach: { bio, focus, since }, list }: CoachFactsProps) {
  const facts: Fact[] = [
    [list.focusLabel, focus],
    [list.sinceLabel, since],
  ]
  return (
    <>
      <p className={styles.coachBio}>{bio}</p>
      <dl className={styles.coachFacts}>
        <FactRows facts={facts} />
      </dl>
    </>
  )
}
