import type { Coach, CoachesPage } from '@/payload-types'
import { FactList } from '@/components/ui/FactList'
import type { Fact } from '@/components/ui/FactRows'
import { CoachPortrait } from './CoachPortrait'
import styles from './coaches.module.css'

type CoachListProps = { coaches: Coach[]; list: CoachesPage['list'] }

/** The coaching staff: the first coach in a large section, the others below in columns. */
export function CoachList({ coaches, list }: CoachListProps) {
  const [first, ...others] = coaches
  if (!first) return <p className="wrap section lede">{list.empty}</p>
  return (
    <div className={`wrap section ${styles.coaches}`}>
      <article className={`${styles.coach} ${styles.isFirst}`} aria-labelledby={`coach-${first.id}`}>
        <CoachPortrait coach={first} tone="ink" isFirst />
        <div>
          <span className="label">{first.role}</span>
          <h2 id={`coach-${first.id}`}>{first.name}</h2>
          <CoachFacts coach={first} list={list} />
        </div>
      </article>
      {others.length > 0 && <Others coaches={others} list={list} />}
    </div>
  )
}

function Others({ coaches, list }: CoachListProps) {
  return (
    <section aria-labelledby="others-heading">
      <h2 id="others-heading">{list.title}</h2>
      <ul className={styles.coachColumns}>
        {coaches.map((coach, index) => (
          <li key={coach.id}>
            <article className={styles.coach} aria-labelledby={`coach-${coach.id}`}>
              <CoachPortrait coach={coach} tone={index % 2 === 0 ? 'maple' : 'ink'} />
              <span className="label">{coach.role}</span>
              <h3 id={`coach-${coach.id}`}>{coach.name}</h3>
              <CoachFacts coach={coach} list={list} />
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A coach's role, topics to ask about, and start year. */
function CoachFacts({ coach: { bio, focus, since }, list }: { coach: Coach; list: CoachesPage['list'] }) {
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
