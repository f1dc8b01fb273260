import { TakeDown } from '@/components/media/TakeDown'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import type { PublicPlayer } from '../../rules/public-player'
import styles from './squads.module.css'

/** Shows the profile of a player; empty parts are left out. */
export function PlayerProfile({ player: { stats, achievements, slug, division } }: { player: PublicPlayer }) {
  const hasMore = stats.length > 0 || achievements.length > 0
  return (
    <div className="wrap section split">
      <div>
        <p>
          <SiteLink href={`${paths.teams}#${division.toLowerCase()}`} className="text-link">
            The whole {division} squad
          </SiteLink>
        </p>
        <TakeDown name="player" value={slug} className="mt-4" />
      </div>
      {hasMore && (
        <div className="grid content-start gap-12">
          {stats.length > 0 && <Stats stats={stats} />}
          {achievements.length > 0 && <Achievements achievements={achievements} />}
        </div>
      )}
    </div>
  )
}

function Stats({ stats }: Pick<PublicPlayer, 'stats'>) {
  return (
    <section aria-labelledby="stats-heading">
      <h2 id="stats-heading" className={styles.playerPart}>
        Per game this season
      </h2>
      <dl className={styles.playerStats}>
        {stats.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Achievements({ achievements }: Pick<PublicPlayer, 'achievements'>) {
  return (
    <section aria-labelledby="achievements-heading">
      <h2 id="achievements-heading" className={styles.playerPart}>
        Achievements
      </h2>
      <ul className={styles.playerAchievements}>
        {achievements.map((achievement) => (
          <li key={achievement}>{achievement}</li>
        ))}
      </ul>
    </section>
  )
}
