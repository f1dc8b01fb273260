import type { Coach, CoachesPage } from '@/payload-types'
import { FactList } from '@/components/ui/FactList'
import type { Fact } from '@/components/ui/FactRows'
import styles from './coaches.module.css'

type CoachFactsProps = { coach: Coach; list: CoachesPage['list'] }

/** A coach's role, topics to ask about, and start year. */
export function CoachFacts({ coach: { bio, focus, since }, list }: CoachFactsProps) {
  const facts: Fact[] = [
    [list.focusLabel, focus],
    [list.sinceLabel, since],
  ]
  return (
    <>
      <p className={styles.coachBio}>{bio}</p>
      <FactList facts={facts} className="mt-6" />
    </>
  )
}
